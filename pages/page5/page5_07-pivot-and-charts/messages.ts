import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_07', {
  upcoming: {
    en: 'It will group by two fields, show the same numbers as chart and table, and drill down to the rows behind them.',
    zh: '這裡會依兩個欄位彙總，圖表與表格呈現相同數字，並可下鑽到背後的資料列。',
  },
})
