import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_08', {
  upcoming: {
    en: 'It will show every write with its author, time and the values before and after, and restore an earlier version.',
    zh: '這裡會顯示每次寫入的人員、時間與前後的值，並能還原到先前的版本。',
  },
})
