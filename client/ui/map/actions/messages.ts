import { defineMessages } from '#shared/messages.ts'

export const actionMessages = defineMessages('MapActions', {
  import: { en: 'Import', zh: '匯入' },
  export: { en: 'Export as {{format}}', zh: '匯出 {{format}}' },
  importTitle: { en: 'Import {{file}}', zh: '匯入 {{file}}' },
  cancel: { en: 'Cancel', zh: '取消' },
  close: { en: 'Close', zh: '關閉' },
  issues: {
    en: { one: '{{count}} record can’t be imported', other: '{{count}} records can’t be imported' },
    zh: '有 {{count}} 筆無法匯入',
  },
  more: { en: { one: 'and {{count}} more', other: 'and {{count}} more' }, zh: '另有 {{count}} 筆' },
})
