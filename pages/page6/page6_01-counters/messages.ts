import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_01', {
  component: { en: 'Component', zh: '元件' },
  componentText: {
    en: 'useState: starts over each time you open the page.',
    zh: 'useState：每次開啟頁面都重新開始。',
  },
  store: { en: 'Store', zh: '狀態庫' },
  storeText: {
    en: 'zustand: shared by all pages of this tab until you reload.',
    zh: 'zustand：這個分頁的所有頁面共用，直到重新載入為止。',
  },
  url: { en: 'URL', zh: '網址' },
  urlText: {
    en: 'Search parameters: a link shows the same values to everybody, and Back undoes a step.',
    zh: '查詢參數：任何人開啟連結都會看到相同的值，按上一頁可退回一步。',
  },
  server: { en: 'Server', zh: '伺服器' },
  serverText: {
    en: 'A row in the database, shared by all your windows and devices in this sandbox. You see the last value that was read.',
    zh: '資料庫裡的一列：您在此沙盒中的所有視窗與裝置共用。這裡顯示上次讀取的值。',
  },

  number: { en: 'Number', zh: '數字' },
  place: { en: 'Item {{place}}', zh: '第 {{place}} 項' },
  array: { en: 'Array', zh: '陣列' },
  decrease: { en: 'Decrease {{name}}', zh: '減少{{name}}' },
  increase: { en: 'Increase {{name}}', zh: '增加{{name}}' },
  append: { en: 'Add item', zh: '新增一項' },
  removeLast: { en: 'Remove last item', zh: '移除最後一項' },
  emptyList: { en: 'The array is empty.', zh: '陣列是空的。' },
  reset: { en: 'Reset', zh: '重設' },
  refresh: { en: 'Refresh', zh: '重新讀取' },
  openWindow: { en: 'Open second window', zh: '開啟第二個視窗' },
  conflict: {
    en: 'Somebody else wrote {{number}}, so your change was refused and no update was lost. Try again.',
    zh: '其他人已寫入 {{number}}，因此您的變更被拒絕，沒有遺失任何更新。請再試一次。',
  },
  version: { en: 'Version {{version}}', zh: '版本 {{version}}' },

  method: { en: 'Update method', zh: '更新方式' },
  put: { en: 'PUT the value plus one', zh: 'PUT 目前的值加一' },
  match: { en: 'PUT with If-Match', zh: 'PUT 加上 If-Match' },
  step: { en: 'POST an increment', zh: 'POST 增加量' },

  lifetime: { en: 'State lifetime', zh: '狀態的壽命' },
  kept: { en: 'kept', zh: '保留' },
  lost: { en: 'lost', zh: '遺失' },
  otherPage: { en: 'Another page and back', zh: '換頁再回來' },
  back: { en: 'Back', zh: '按上一頁' },
  reload: { en: 'Reload', zh: '重新載入' },
  newTab: { en: 'Link in a new tab', zh: '在新分頁開啟連結' },
  otherDevice: { en: 'Another device of yours', zh: '您的另一台裝置' },
  undoes: { en: 'undoes a step', zh: '退回一步' },
  leaves: { en: 'leaves the page', zh: '離開頁面' },
  sameLink: { en: 'with the link', zh: '憑連結' },

  race: { en: 'Race condition', zh: '競爭條件' },
  raceText: {
    en: 'Three windows read the number from the server, then all add one at the same time. The requests are real; a practice fault delays each write, so that they overlap. The result should be three more.',
    zh: '三個視窗讀取伺服器上的數字，再同時各加一。這些都是真正的請求，並以練習故障延遲每次寫入，讓它們重疊。結果應該加三。',
  },
  run: { en: 'Run', zh: '執行' },
  window: { en: 'Window {{name}}', zh: '視窗 {{name}}' },
  reads: { en: 'reads {{number}}', zh: '讀到 {{number}}' },
  puts: { en: 'writes {{number}}', zh: '寫入 {{number}}' },
  steps: { en: 'increments, gets {{number}}', zh: '增加一，得到 {{number}}' },
  refused: { en: 'is refused (412): the current number is {{number}}', zh: '被拒絕（412）：目前是 {{number}}' },
  raceLost: {
    en: 'From {{from}} to {{to}}: {{lost}} of 3 updates were lost without an error.',
    zh: '從 {{from}} 到 {{to}}：三次更新遺失了 {{lost}} 次，而且沒有任何錯誤。',
  },
  raceKept: {
    en: 'From {{from}} to {{to}}: all three updates were applied.',
    zh: '從 {{from}} 到 {{to}}：三次更新都生效。',
  },
})
