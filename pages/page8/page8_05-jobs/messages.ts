import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_05', {
  upcoming: {
    en: 'This page will export 100,000 rows with progress and a log. You will be able to cancel and retry jobs, and they will survive a server restart.',
    zh: '這一頁將匯出十萬列資料並顯示進度與紀錄，可取消與重試，伺服器重新啟動也不會遺失。',
  },
})
