import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_03', {
  upcoming: {
    en: 'It will turn the knobs of cache and retry on a timeline whose counts come from the server’s own log.',
    zh: '這裡可調整快取與重試的設定，並以伺服器紀錄的次數畫出時間軸。',
  },
})
