import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page4_06', {
  upcoming: {
    en: 'It will arrange fields by dragging, publish new versions while old answers keep theirs, and export the answers as CSV.',
    zh: '這裡可拖曳排列欄位、發布新版本而舊填答保留原版本，並將填答匯出為 CSV。',
  },
})
