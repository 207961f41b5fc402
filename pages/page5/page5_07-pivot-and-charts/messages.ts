import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_07', {
  upcoming: {
    en: 'This page will group orders by two fields, show the numbers as a chart and a table, and let you drill down to the orders behind them.',
    zh: '這一頁將依兩個欄位彙總訂單，以圖表與表格呈現，並可下鑽到個別訂單。',
  },
})
