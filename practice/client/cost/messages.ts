import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('Cost', {
  takesAlong: {
    en: 'As a project of its own, this page takes along {{files}} files with {{lines}} lines of code ({{size}}), {{resources}} resources and {{tables}} tables. Only this page needs {{own}} of the lines.',
    zh: '若獨立成為一個專案，這一頁會帶走 {{files}} 個檔案、{{lines}} 行程式碼（{{size}}）、{{resources}} 種資源與 {{tables}} 張資料表。其中 {{own}} 行只有這一頁需要。',
  },
})
