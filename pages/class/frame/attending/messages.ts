import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('Attending', {
  region: { en: 'Your class', zh: '您的班級' },
  attends: { en: '{{name}} with {{coach}}', zh: '{{name}}，老師：{{coach}}' },
  says: { en: '{{coach}} says:', zh: '{{coach}}：' },
  asksTo: { en: '{{coach}} asks you to open {{page}}.', zh: '{{coach}} 請您前往「{{page}}」。' },
  go: { en: 'Open {{page}}', zh: '前往{{page}}' },
  dismiss: { en: 'Dismiss', zh: '關閉' },
  raise: { en: 'Raise hand', zh: '舉手' },
  lower: { en: 'Lower hand', zh: '放下手' },
  raised: { en: 'Your hand is up. {{coach}} sees it.', zh: '您已舉手，{{coach}} 看得到。' },
  about: { en: 'About', zh: '關於' },
  details: { en: 'About this class', zh: '關於這個班級' },
  assigned: { en: 'Assigned pages', zh: '指派的頁面' },
  nothingAssigned: { en: 'Nothing is assigned. All pages count.', zh: '沒有指派頁面，所有頁面都算。' },
  due: { en: 'due {{day}}', zh: '期限 {{day}}' },
  noDue: { en: 'no due date', zh: '沒有期限' },
  endsOn: { en: 'The class ends on {{day}}.', zh: '班級在 {{day}} 結束。' },
  seenTitle: { en: 'What {{coach}} can see', zh: '{{coach}} 看得到什麼' },
  seen: {
    en: 'Your account and name, the tasks you have solved and how often you tried the others, the page you used last and when, and your raised hand. In a bug hunt in your class sandbox: how many bugs you have found, and your points. Of the requests that the pages of this class send in your class sandbox: the time, address, status and practice fault, but no contents. Your coach can reset your sandbox, send you messages and turn practice faults on for up to 15 minutes. Nobody else in the class sees any of this. Your coach doesn’t see your password.',
    zh: '您的帳號與姓名、已完成的練習、其他練習嘗試了幾次、最後使用的頁面與時間，以及您是否舉手；在班級沙盒抓蟲時，還看得到找到幾個 bug 與分數。班級頁面在您的班級沙盒中送出的請求，老師看得到時間、網址、狀態與練習故障，看不到內容。老師可以重設您的沙盒、傳訊息給您，並開啟最長 15 分鐘的練習故障。班上其他人完全看不到這些，老師也看不到您的密碼。',
  },
  leave: { en: 'Leave class', zh: '離開班級' },
  leaveTitle: { en: 'Leave {{name}}?', zh: '要離開「{{name}}」嗎？' },
  leaveText: {
    en: 'Your coach no longer sees you. Your account and your sandbox stay. You can come back with the class code.',
    zh: '老師將不再看到您。您的帳號與沙盒會保留，之後可用班級代碼重新加入。',
  },
  left: { en: 'You have left the class.', zh: '您已離開班級。' },
  failed: { en: 'That did not work: {{reason}}', zh: '未能完成：{{reason}}' },
})
