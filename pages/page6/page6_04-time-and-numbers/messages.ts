import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_04', {
  upcoming: {
    en: 'It will convert between zones with their daylight-saving gaps, write ROC years, and compare your clock with the server’s.',
    zh: '這裡會換算時區並處理日光節約時間的空缺、以民國紀年書寫，並比對您與伺服器的時鐘。',
  },
})
