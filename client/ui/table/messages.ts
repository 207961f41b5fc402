import { defineMessages } from '#shared/messages.ts'

export const tableMessages = defineMessages('table', {
  gridHint: {
    en: 'Press Enter to move between cells with the arrow keys.',
    zh: '按 Enter 即可用方向鍵逐格瀏覽。',
  },
  gridOn: {
    en: 'Cell navigation is on. Arrow keys move, Enter activates, Escape exits.',
    zh: '逐格瀏覽中：方向鍵移動，Enter 操作，Esc 離開。',
  },
  loading: { en: 'Loading rows…', zh: '正在載入資料…' },
  failed: { en: 'Rows could not be loaded', zh: '無法載入資料' },
  failedStale: {
    en: 'These rows could not be refreshed and may be out of date.',
    zh: '資料無法更新，以下是先前的內容。',
  },
  retry: { en: 'Try again', zh: '重試' },
  selectShown: { en: 'Select all rows on this page', zh: '選取本頁所有列' },
  rowActions: { en: 'Actions', zh: '操作' },
  rowMenu: { en: 'Actions for {{name}}', zh: '「{{name}}」的操作' },
  columns: { en: 'Columns', zh: '欄位' },
  resize: { en: 'Drag to resize. Double-click to reset.', zh: '拖曳可調整欄寬，連按兩下恢復預設寬度。' },
  pages: { en: 'Pages', zh: '分頁' },
  rowsPerPage: { en: 'Rows per page', zh: '每頁筆數' },
  firstPage: { en: 'First page', zh: '第一頁' },
  previousPage: { en: 'Previous page', zh: '上一頁' },
  nextPage: { en: 'Next page', zh: '下一頁' },
  noRows: { en: 'No rows', zh: '沒有資料' },
  rangeOf: { en: '{{range}} of {{total}}', zh: '第 {{range}} 筆，共 {{total}} 筆' },
  rangeOfMore: { en: '{{range}} of more than {{total}}', zh: '第 {{range}} 筆，總數超過 {{total}} 筆' },
  pageOf: {
    en: { one: '{{shown}} row of {{total}}', other: '{{shown}} rows of {{total}}' },
    zh: '本頁 {{shown}} 筆，共 {{total}} 筆',
  },
  pageOfMore: {
    en: { one: '{{shown}} row of more than {{total}}', other: '{{shown}} rows of more than {{total}}' },
    zh: '本頁 {{shown}} 筆，總數超過 {{total}} 筆',
  },
})
