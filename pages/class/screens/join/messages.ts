import { loginMessages } from '#client/login/messages.ts'
import { defineMessages, type Language } from '#shared/messages.ts'

export const joinMessages = defineMessages('join', {
  documentTitle: { en: 'Join a class · Strive Console', zh: '加入班級 · Strive Console' },
  title: { en: 'Join a class', zh: '加入班級' },
  language: { en: 'Language', zh: '語言' },
  code: { en: 'Class code', zh: '班級代碼' },
  account: { en: 'Account', zh: '帳號' },
  name: { en: 'Your name', zh: '您的姓名' },
  password: { en: 'Password', zh: '密碼' },
  show: loginMessages.texts.show,
  check: { en: 'Next', zh: '下一步' },
  join: { en: 'Join', zh: '加入' },
  enterCode: { en: 'Enter the six letters that your coach gave you.', zh: '請輸入老師給您的六個字母。' },
  open: {
    en: '{{name}} with {{coach}}. You get a sandbox of your own. Only {{coach}} sees your progress and requests.',
    zh: '{{name}}，老師：{{coach}}。您會有自己的沙盒，只有 {{coach}} 看得到您的進度與請求。',
  },
  wrongCode: { en: 'There is no class with this code. Check the letters.', zh: '沒有這個代碼的班級，請確認字母。' },
  gone: { en: 'This class is closed. Ask your coach.', zh: '這個班級已關閉，請詢問老師。' },
  full: { en: 'This class is full. Ask your coach.', zh: '這個班級已滿，請詢問老師。' },
  signedInHere: {
    en: 'You are already signed in in this browser. Log out first, then open the link again.',
    zh: '這個瀏覽器已登入。請先登出，再重新開啟連結。',
  },
  busy: { en: 'Many are joining. Trying again …', zh: '正在加入的人很多，再試一次…' },
  wrongAccount: {
    en: 'An account has up to 40 lower-case letters, digits, dots, hyphens and underscores.',
    zh: '帳號最多 40 個字，可用小寫英文字母、數字、句點、連字號與底線。',
  },
  taken: { en: 'This account already exists. Choose another name.', zh: '這個帳號已有人使用，請換一個。' },
  wrongName: { en: 'Enter your name, up to 80 characters.', zh: '請輸入姓名，最多 80 個字。' },
  wrongPassword: { en: 'The password needs 8 to 200 characters.', zh: '密碼需有 8 到 200 個字元。' },
  noScript: { en: 'Turn on JavaScript to join.', zh: '請啟用 JavaScript。' },
})
export type JoinText = keyof typeof joinMessages.texts

/** One text of the page; all of them are plain strings. */
export const joinText = (key: JoinText, language: Language): string => String(joinMessages.texts[key][language])
