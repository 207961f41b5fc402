import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_03-today', {
  out: {
    en: { one: '{{count}} product is out of stock', other: '{{count}} products are out of stock' },
    zh: '{{count}} 項商品缺貨',
  },
  low: {
    en: { one: '{{count}} product to reorder', other: '{{count}} products to reorder' },
    zh: '{{count}} 項商品待補貨',
  },
  more: { en: '{{name}} first, {{count}} more to reorder', zh: '{{name}}等，另有 {{count}} 項待補貨' },
  reorder: { en: 'Reorder', zh: '補貨' },
  calm: { en: 'No product is out of stock', zh: '沒有商品缺貨' },
  rule: {
    en: 'Products with nothing left, or with stock at or below their reorder level',
    zh: '庫存為零，或已降到補貨點以下的商品',
  },
})
