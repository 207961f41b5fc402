import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_01', {
  component: { en: 'In the component', zh: '放在元件裡' },
  componentText: {
    en: 'useState: it begins anew whenever the page is opened.',
    zh: 'useState：每次開啟頁面都重新開始。',
  },
  store: { en: 'In the store', zh: '放在狀態庫裡' },
  storeText: {
    en: 'zustand: every page of this tab sees it, until the document is loaded anew.',
    zh: 'zustand：這個分頁的每個頁面都看得到，直到重新載入為止。',
  },
  url: { en: 'In the address', zh: '放在網址裡' },
  urlText: {
    en: 'Search parameters: a link shows the same to anybody, and Back undoes a step.',
    zh: '查詢參數：連結給誰看都一樣，按上一頁可退回一步。',
  },
  server: { en: 'At the server', zh: '放在伺服器上' },
  serverText: {
    en: 'A row in the database: all your windows and devices in this sandbox share it. You see what was read last, until you read again.',
    zh: '資料庫裡的一列：您在此沙盒中的所有視窗與裝置共用。這裡看到的是上次讀取的內容，直到再次讀取。',
  },

  number: { en: 'Number', zh: '數字' },
  place: { en: 'Place {{place}}', zh: '第 {{place}} 個' },
  array: { en: 'List', zh: '陣列' },
  less: { en: 'Less: {{name}}', zh: '減一：{{name}}' },
  more: { en: 'More: {{name}}', zh: '加一：{{name}}' },
  append: { en: 'Add a place', zh: '新增一個' },
  removeLast: { en: 'Remove the last', zh: '移除最後一個' },
  emptyList: { en: 'The list is empty.', zh: '陣列是空的。' },
  reset: { en: 'Begin again', zh: '重新開始' },
  readAgain: { en: 'Read again', zh: '再讀一次' },
  secondWindow: { en: 'Open a second window', zh: '開啟第二個視窗' },
  conflict: {
    en: 'Somebody wrote {{number}} meanwhile, so your step was refused, and nothing is lost. Do it again from here.',
    zh: '其間有人寫入了 {{number}}，因此這一步被拒絕，沒有遺失任何更新。請從這裡再做一次。',
  },
  version: { en: 'Version {{version}}', zh: '版本 {{version}}' },

  way: { en: 'A step is sent as', zh: '每一步的送出方式' },
  put: { en: 'PUT of what I see, plus one', zh: 'PUT：看到的值加一' },
  match: { en: 'PUT with If-Match', zh: 'PUT 加上 If-Match' },
  step: { en: 'POST of a step; the server adds', zh: 'POST 一步，由伺服器相加' },

  lives: { en: 'What each place survives', zh: '各種放法能撐過什麼' },
  kept: { en: 'kept', zh: '保留' },
  lost: { en: 'lost', zh: '遺失' },
  otherPage: { en: 'Another page and back', zh: '換頁再回來' },
  back: { en: 'Back', zh: '按上一頁' },
  reload: { en: 'Loading anew', zh: '重新載入' },
  newTab: { en: 'The link in a new tab', zh: '在新分頁開啟連結' },
  otherDevice: { en: 'Another device of mine', zh: '我的另一台裝置' },
  undoes: { en: 'undoes a step', zh: '退回一步' },
  leaves: { en: 'leaves the page', zh: '離開頁面' },
  sameLink: { en: 'with the link', zh: '憑連結' },

  race: { en: 'Two windows at once', zh: '兩個視窗同時操作' },
  raceText: {
    en: 'Both read the number at the server, then both add one. Real requests; two should be added.',
    zh: '兩個視窗都先讀取伺服器上的數字，再各加一。這些都是真正的請求，結果應該加二。',
  },
  run: { en: 'Run', zh: '執行' },
  window: { en: 'Window {{name}}', zh: '視窗 {{name}}' },
  reads: { en: 'reads {{number}}', zh: '讀到 {{number}}' },
  puts: { en: 'writes {{number}}', zh: '寫入 {{number}}' },
  steps: { en: 'asks for one more, gets {{number}}', zh: '要求加一，得到 {{number}}' },
  refused: { en: 'is refused (412): it is {{number}} by now', zh: '被拒絕（412）：現在已是 {{number}}' },
  raceLost: {
    en: 'From {{from}} to {{to}}: one of the two updates is lost, and nobody was told.',
    zh: '從 {{from}} 到 {{to}}：兩次更新遺失了一次，而且沒有人知道。',
  },
  raceKept: { en: 'From {{from}} to {{to}}: both updates count.', zh: '從 {{from}} 到 {{to}}：兩次更新都算數。' },
})
