import { loginMessages } from '#client/login/messages.ts'
import { defineMessages, type Language } from '#shared/messages.ts'

export const invitationMessages = defineMessages('invitation', {
  documentTitle: { en: 'Invitation · Strive Console', zh: '邀請 · Strive Console' },
  title: { en: 'You are invited to Strive Console', zh: '邀請您加入 Strive Console' },
  language: { en: 'Language', zh: '語言' },
  account: { en: 'Account', zh: '帳號' },
  name: { en: 'Your name', zh: '您的姓名' },
  password: { en: 'Password', zh: '密碼' },
  show: loginMessages.texts.show,
  repeat: { en: 'Repeat password', zh: '再次輸入密碼' },
  create: { en: 'Create account', zh: '建立帳號' },
  toSignIn: { en: 'Go to sign-in', zh: '前往登入' },
  open: {
    en: 'You get the role {{role}}. Choose how you sign in. The link works until {{day}}.',
    zh: '您的角色是「{{role}}」。請設定帳號與密碼，連結有效至 {{day}}。',
  },
  done: {
    en: 'Your account {{account}} is ready. Sign in with your new password.',
    zh: '帳號 {{account}} 已建立，請用新密碼登入。',
  },
  used: {
    en: 'This link has been used. If that was you, sign in. If not, ask for a new one.',
    zh: '這個連結已經使用過。如果是您本人用的，請直接登入；如果不是，請索取新的連結。',
  },
  expired: {
    en: 'This link has expired. It worked for seven days. Ask for a new one.',
    zh: '這個連結已過期，有效期限是七天。請索取新的連結。',
  },
  withdrawn: {
    en: 'This invitation was withdrawn. Ask the person who sent it.',
    zh: '這份邀請已被收回，請詢問寄給您的人。',
  },
  unknown: {
    en: 'This link is incomplete or wrong. Copy all of it, or ask for a new one.',
    zh: '這個連結不完整或有誤。請複製完整的連結，或索取新的連結。',
  },
  signedInHere: {
    en: 'You are already signed in in this browser. Log out first, then open the link again.',
    zh: '這個瀏覽器已登入。請先登出，再重新開啟連結。',
  },
  wrongAccount: {
    en: 'An account has up to 40 lower-case letters, digits, dots, hyphens and underscores.',
    zh: '帳號最多 40 個字，可用小寫英文字母、數字、句點、連字號與底線。',
  },
  taken: { en: 'This account already exists. Choose another name.', zh: '這個帳號已有人使用，請換一個。' },
  wrongName: { en: 'Enter your name, up to 80 characters.', zh: '請輸入姓名，最多 80 個字。' },
  wrongPassword: { en: 'The password needs 8 to 200 characters.', zh: '密碼需有 8 到 200 個字元。' },
  differs: { en: 'The two passwords are different.', zh: '兩次輸入的密碼不同。' },
  noScript: { en: 'Turn on JavaScript to create your account.', zh: '請啟用 JavaScript。' },
})
export type InvitationText = keyof typeof invitationMessages.texts

/** One text of the page; all of them are plain strings. */
export const invitationText = (key: InvitationText, language: Language): string =>
  String(invitationMessages.texts[key][language])
