import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('Tour', {
  title: { en: 'Welcome', zh: '歡迎' },
  question: { en: 'What do you want to practise?', zh: '想練習什麼？' },
  intro: {
    en: 'Each page shows how one thing in a back office is built, and has three tasks. Choose a path; in a minute you’ll know your tools.',
    zh: '每一頁示範後台的一種作法，並附三項練習。選一條路徑，一分鐘就能認識手邊的工具。',
  },
  pathTime: { en: '{{pages}} pages, {{minutes}} min', zh: '{{pages}} 頁，約 {{minutes}} 分鐘' },
  skip: { en: 'Skip', zh: '略過' },
  place: { en: '{{step}} of {{all}}', zh: '{{step}}／{{all}}' },
  next: { en: 'Next', zh: '下一步' },
  back: { en: 'Back', zh: '上一步' },
  finish: { en: 'Begin with the first task', zh: '開始第一項練習' },
  taskTitle: { en: 'A task', zh: '練習' },
  taskText: {
    en: 'Do what it says on the page. The server sees your requests and ticks it by itself; nothing has to be handed in. Below it, a hint leads the way.',
    zh: '照著題目在頁面上操作。伺服器看得到您的請求，完成就會自動打勾，不必交卷。卡住時，題目下方有提示帶路。',
  },
  faultTitle: { en: 'A fault', zh: '故障' },
  faultText: {
    en: 'Networks fail, so you can make this one fail, for you alone. Try it: every read now takes two seconds. Look at the page, and at the banner.',
    zh: '網路總會出錯，在這裡可以故意讓它出錯，而且只影響您自己。試試看：讓每次讀取都要等兩秒。看看頁面，也看看橫幅。',
  },
  slow: { en: 'Slow this page down', zh: '讓這一頁變慢' },
  slowOn: { en: 'End it', zh: '解除' },
  logTitle: { en: 'The log', zh: '紀錄' },
  logText: {
    en: 'These are the requests of this page, as the server received them. Press one to see its headers and bodies, and what a fault did to it.',
    zh: '這些是此頁送出的請求，就是伺服器實際收到的樣子。按一下即可查看標頭與內容，以及故障造成的影響。',
  },
  sandboxTitle: { en: 'A sandbox', zh: '沙盒' },
  sandboxText: {
    en: 'The data in “{{name}}” are shared by everybody. In a sandbox of your own, you can change and delete what you like, and reset it.',
    zh: '「{{name}}」的資料由大家共用。在自己的沙盒裡，可以任意修改、刪除，也能隨時重設。',
  },
  sandboxOwn: {
    en: 'You are in “{{name}}”, your own copy of the data: change and delete what you like. You can reset it at the foot of the menu, under “Manage sandboxes”.',
    zh: '您正在「{{name}}」，這是您自己的資料副本，可以任意修改、刪除。要重設時，請開啟選單底部的「管理沙盒」。',
  },
  makeSandbox: { en: 'Make my sandbox', zh: '建立我的沙盒' },
  ownName: { en: 'My sandbox', zh: '我的沙盒' },
  failed: { en: 'That did not work: {{reason}}', zh: '操作失敗：{{reason}}' },
})
