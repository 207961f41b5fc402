import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page7_04', {
  upcoming: {
    en: 'It will colour the counties by metric and method of classing, with a legend and a table of the same numbers.',
    zh: '這裡會依指標與分級方法為各縣市上色，附圖例與相同數字的表格。',
  },
})
