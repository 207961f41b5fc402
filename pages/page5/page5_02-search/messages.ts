import { CATEGORY_NAMES } from '#resources/products/rules.ts'
import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_02', {
  search: { en: 'Search products', zh: '搜尋商品' },
  placeholder: { en: 'tent, 帳棚, yushan 2-person, TE0-0009 …', zh: '帳棚、tent、玉山 雙人、TE0-0009…' },
  searchHelp: {
    en: 'Searches numbers and names in Chinese and English. Products must match every word.',
    zh: '搜尋貨號與中英文名稱，每個字詞都必須符合。',
  },
  keys: { en: 'Press / to search and ↓ to go to the results.', zh: '按「/」開始搜尋，按「↓」前往結果。' },
  searching: { en: 'Searching…', zh: '搜尋中…' },
  found: { en: { one: '{{count}} product', other: '{{count}} products' }, zh: { other: '{{count}} 項商品' } },
  more: { en: { one: 'Show {{count}} more', other: 'Show {{count}} more' }, zh: { other: '再顯示 {{count}} 項' } },

  filters: { en: 'Filters', zh: '篩選' },
  filtersActive: { en: 'Filters ({{count}})', zh: '篩選（{{count}}）' },
  chosen: { en: 'Active filters', zh: '使用中的篩選' },
  removeFilter: { en: 'Remove filter: {{name}}', zh: '移除篩選：{{name}}' },
  resetFilters: { en: 'Reset filters', zh: '重設篩選' },

  category: { en: 'Category', zh: '類別' },
  is_tents: CATEGORY_NAMES.tents,
  is_sleeping: CATEGORY_NAMES.sleeping,
  is_backpacks: CATEGORY_NAMES.backpacks,
  is_footwear: CATEGORY_NAMES.footwear,
  is_clothing: CATEGORY_NAMES.clothing,
  is_cooking: CATEGORY_NAMES.cooking,
  is_lighting: CATEGORY_NAMES.lighting,
  is_climbing: CATEGORY_NAMES.climbing,
  is_hydration: CATEGORY_NAMES.hydration,
  is_accessories: CATEGORY_NAMES.accessories,

  price: { en: 'Price, before tax', zh: '未稅價格' },
  'is_under-1000': { en: 'Under NT$1,000', zh: '未滿 1,000 元' },
  'is_1000-3000': { en: 'NT$1,000 to under 3,000', zh: '1,000 至未滿 3,000 元' },
  'is_3000-6000': { en: 'NT$3,000 to under 6,000', zh: '3,000 至未滿 6,000 元' },
  'is_6000-up': { en: 'NT$6,000 or more', zh: '6,000 元以上' },

  stock: { en: 'Stock', zh: '庫存' },
  is_enough: { en: 'In stock', zh: '庫存充足' },
  is_low: { en: 'Low', zh: '低庫存' },
  is_gone: { en: 'Out of stock', zh: '缺貨' },
  stock_enough: { en: '{{count}} in stock', zh: '庫存 {{count}}' },
  stock_low: { en: 'Low: {{count}} left', zh: '低庫存：剩 {{count}}' },
  stock_gone: { en: 'Out of stock', zh: '缺貨' },

  range: { en: 'Availability', zh: '販售狀態' },
  is_sold: { en: 'Available', zh: '販售中' },
  is_discontinued: { en: 'Discontinued', zh: '已停售' },

  guessed: {
    en: 'No results for “{{asked}}”. Showing results for “{{used}}”.',
    zh: '找不到「{{asked}}」，改為顯示「{{used}}」的結果。',
  },
  justTyped: { en: 'Search only for “{{text}}”', zh: '只搜尋「{{text}}」' },
  guessAgain: { en: 'Allow similar words', zh: '允許相近的字詞' },
  none: { en: 'No results for “{{text}}”', zh: '找不到「{{text}}」' },
  noneText: {
    en: 'A product must match every word, in its number or in its Chinese or English name. Try fewer words, or part of a word.',
    zh: '商品的貨號、中文或英文名稱必須包含每個字詞。試試減少字詞，或只輸入一部分。',
  },
  noneFiltered: { en: 'No products match these filters', zh: '沒有符合條件的商品' },
  noneFilteredText: {
    en: 'Remove a filter. The numbers show how many products each option has.',
    zh: '請移除部分篩選。選項旁的數字是符合的商品數。',
  },
  clear: { en: 'Show all products', zh: '顯示所有商品' },
})
