import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_05', {
  upcoming: {
    en: 'It will export 100,000 rows with progress and a log, cancel and retry, and survive a restart of the server.',
    zh: '這裡會匯出十萬列資料並顯示進度與紀錄，可取消與重試，伺服器重新啟動也不會遺失。',
  },
})
