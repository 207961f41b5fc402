import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_03', {
  sheet: { en: 'Products', zh: '商品' },
  sku: { en: 'Number', zh: '貨號' },
  nameEn: { en: 'Name in English', zh: '英文名稱' },
  nameZh: { en: 'Name in Chinese', zh: '中文名稱' },
  category: { en: 'Category', zh: '類別' },
  priceCents: { en: 'Price', zh: '售價' },
  stock: { en: 'In stock', zh: '庫存' },
  reorderAt: { en: 'Reorder at', zh: '再訂購點' },

  tents: { en: 'Tents', zh: '帳篷' },
  sleeping: { en: 'Sleeping', zh: '睡眠用品' },
  backpacks: { en: 'Backpacks', zh: '背包' },
  footwear: { en: 'Footwear', zh: '鞋類' },
  clothing: { en: 'Clothing', zh: '服裝' },
  cooking: { en: 'Cooking', zh: '炊具' },
  lighting: { en: 'Lighting', zh: '照明' },
  climbing: { en: 'Climbing', zh: '攀登' },
  hydration: { en: 'Hydration', zh: '飲水' },
  accessories: { en: 'Accessories', zh: '配件' },

  search: { en: 'Search', zh: '搜尋' },
  searchPlaceholder: { en: 'part of a name', zh: '名稱的一部分' },
  anyCategory: { en: 'Any category', zh: '所有類別' },
  sort: { en: 'Sort by', zh: '排序' },
  sort_sku: { en: 'Number', zh: '貨號' },
  sort_price: { en: 'Price, lowest first', zh: '售價由低到高' },
  'sort_-price': { en: 'Price, highest first', zh: '售價由高到低' },
  sort_stock: { en: 'Stock, least first', zh: '庫存由少到多' },
  'sort_-stock': { en: 'Stock, most first', zh: '庫存由多到少' },

  keys: {
    en: 'Arrows walk, Shift selects, typing overwrites, Enter edits, Escape takes back. Copy and paste blocks from and to a spreadsheet; Ctrl+Z takes the last change back.',
    zh: '方向鍵移動，Shift 選取，直接輸入會覆寫，Enter 編輯，Esc 放棄。可與試算表互相複製貼上整塊儲存格；Ctrl+Z 復原上一次變更。',
  },
  allSaved: { en: 'Everything is saved.', zh: '已全部儲存。' },
  saving: { en: 'Saving…', zh: '儲存中…' },
  readOnly: { en: 'You may look, not change.', zh: '您只能檢視，不能修改。' },
  refused: {
    en: {
      one: '{{count}} cell was refused: correct it, or take what you typed back.',
      other: '{{count}} cells were refused: correct them, or take what you typed back.',
    },
    zh: '有 {{count}} 格被拒絕，請修正或放棄輸入的內容。',
  },
  dropRefused: { en: 'Take back what was refused', zh: '放棄被拒絕的內容' },
  unsaved: {
    en: {
      one: '{{count}} change was not saved. {{reason}}',
      other: '{{count}} changes were not saved. {{reason}}',
    },
    zh: '有 {{count}} 項變更未儲存。{{reason}}',
  },
  again: { en: 'Try again', zh: '重試' },
  againCell: { en: 'Try again: {{cell}}', zh: '重試：{{cell}}' },
  discard: { en: 'Discard', zh: '捨棄' },
  discardCell: { en: 'Discard: {{cell}}', zh: '捨棄：{{cell}}' },
  undo: { en: 'Undo', zh: '復原' },
  undone: {
    en: { one: '{{count}} cell is as it was.', other: '{{count}} cells are as they were.' },
    zh: '已復原 {{count}} 格。',
  },
  outside: {
    en: {
      one: '{{count}} pasted cell fell outside of what can be edited.',
      other: '{{count}} pasted cells fell outside of what can be edited.',
    },
    zh: '有 {{count}} 格貼上的內容不在可編輯範圍內。',
  },

  changePrices: {
    en: { one: 'Change {{count}} price', other: 'Change {{count}} prices' },
    zh: '調整 {{count}} 項售價',
  },
  percent: { en: 'Percent', zh: '百分比' },
  percentHelp: { en: '5 raises, -5 lowers; rounded to whole dollars.', zh: '5 為調漲，-5 為調降，四捨五入到元。' },
  percentBounds: {
    en: 'A number from {{least}} to {{most}}, and not 0.',
    zh: '請輸入 {{least}} 到 {{most}} 之間、不為 0 的數字。',
  },
  preview: { en: 'What would come of it', zh: '調整結果預覽' },
  now: { en: 'Now', zh: '目前' },
  after: { en: 'Then', zh: '調整後' },
  apply: { en: 'Change the prices', zh: '調整售價' },

  fault_unsaved: { en: 'Not saved: still {{now}}.', zh: '未儲存，仍為 {{now}}。' },
  fault_required: { en: 'Needs a name.', zh: '名稱不可空白。' },
  fault_too_long: { en: 'At most {{bound}} characters.', zh: '最多 {{bound}} 個字元。' },
  fault_int: { en: 'A whole number, please.', zh: '請輸入整數。' },
  fault_amount: { en: 'An amount in dollars and cents, please.', zh: '請輸入金額，最多兩位小數。' },
  fault_too_small: { en: 'At least {{bound}}.', zh: '至少 {{bound}}。' },
  fault_too_big: { en: 'At most {{bound}}.', zh: '最多 {{bound}}。' },
  fault_stale: {
    en: 'Changed meanwhile: now {{now}}. Enter yours again to keep it.',
    zh: '期間已改為 {{now}}，若要保留您的內容請再輸入一次。',
  },
  fault_not_found: { en: 'This product is no longer there.', zh: '這項商品已不存在。' },

  emptyTitle: { en: 'No product yet', zh: '目前沒有商品' },
  emptyText: { en: 'Reset the sandbox to have the delivered ones back.', zh: '重設沙盒即可恢復預設商品。' },
  noMatchTitle: { en: 'No product passes these filters', zh: '沒有符合條件的商品' },
  noMatchText: { en: 'Shorten the search, or take the filters away.', zh: '試試縮短搜尋文字，或清除篩選。' },
})
