import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_04-today', {
  refused: {
    en: { one: '{{count}} sign-in was refused today', other: '{{count}} sign-ins were refused today' },
    zh: '今天有 {{count}} 次登入被拒絕',
  },
  'wrong-password': { en: 'wrong password', zh: '密碼錯誤' },
  'unknown-account': { en: 'unknown account', zh: '帳號不存在' },
  'closed-account': { en: 'closed account', zh: '帳號已停用' },
  view: { en: 'View', zh: '查看' },
  calm: { en: 'No sign-in was refused today', zh: '今天沒有登入被拒絕' },
  rule: { en: 'Sign-ins that were refused since midnight', zh: '今天零時以後被拒絕的登入' },
})
