import { defineMessages } from '#shared/messages.ts'

export const tabMessages = defineMessages('ThisTab', {
  browser: {
    en: 'The server runs in this tab. Your data stays in this browser.',
    zh: '伺服器在這個分頁中執行，您的資料只存在這個瀏覽器裡。',
  },
  refused: {
    en: 'This browser stores nothing for this site: your data is lost when you reload or close the tab.',
    zh: '這個瀏覽器不為這個網站儲存任何東西：重新載入或關閉分頁後，您的資料就會消失。',
  },
  full: {
    en: 'There is no room to store your data: it is lost when you reload or close the tab. Free some space before you begin again.',
    zh: '沒有空間可以儲存您的資料：重新載入或關閉分頁後就會消失。請先騰出空間，再重新開始。',
  },
  aside: {
    en: 'This version could not use your earlier data. A copy is kept: download it, and open it with the version that wrote it.',
    zh: '這個版本無法使用您先前的資料。系統保留了一份副本：請下載，並用當初的版本開啟。',
  },
  downloadAside: { en: 'Download the copy', zh: '下載副本' },
  download: { en: 'Download data', zh: '下載資料' },
  restore: { en: 'Use a backup', zh: '使用備份' },
  startOver: { en: 'Start over', zh: '重新開始' },
  startOverTitle: { en: 'Delete all data in this browser?', zh: '要刪除這個瀏覽器裡的所有資料嗎？' },
  startOverText: {
    en: 'All accounts, changes and solved tasks are deleted, and you begin with fresh practice data. This can’t be undone.',
    zh: '所有帳號、變更與解開的任務都會刪除，並從全新的練習資料開始。這無法復原。',
  },
  restoreTitle: { en: 'Replace all data with this backup?', zh: '要用這份備份取代所有資料嗎？' },
  restoreText: {
    en: 'Everything that this browser stores for the console is replaced by “{{file}}”. This can’t be undone. Then sign in again.',
    zh: '這個瀏覽器為主控台儲存的一切，都會由「{{file}}」取代，而且無法復原。之後請重新登入。',
  },
  replace: { en: 'Replace', zh: '取代' },
  install: { en: 'Run it on your own machine', zh: '在自己的電腦上執行' },
  hide: { en: 'Hide', zh: '隱藏' },
  notABackup: { en: 'This file is not a backup of the console.', zh: '這個檔案不是主控台的備份。' },
  newer: {
    en: 'A newer version of the console wrote this backup. Reload to get that version.',
    zh: '這份備份來自較新版本的主控台。請重新載入，以取得那個版本。',
  },
  failed: { en: 'That didn’t work. Try again.', zh: '沒有成功，請再試一次。' },
  needsProgram: {
    en: 'Other programs can’t reach a server that runs in a tab. For this, run the console on your own machine (npm ci && npm start).',
    zh: '其他程式連不到在分頁中執行的伺服器。要這麼做，請在自己的電腦上執行主控台（npm ci && npm start）。',
  },
  needsBrowser: {
    en: 'Another browser has a server and data of its own. Run the console on your own machine to solve this task (npm ci && npm start).',
    zh: '另一個瀏覽器有自己的伺服器與資料。請在自己的電腦上執行主控台（npm ci && npm start）來解開這個任務。',
  },
  needsSources: {
    en: 'The console in a tab comes without source maps, so its own code can’t be told from libraries.',
    zh: '在分頁中執行的主控台不附 source map，因此分不出自己的程式碼與函式庫。',
  },
  entry: { en: 'Data in this browser', zh: '這個瀏覽器裡的資料' },
})
