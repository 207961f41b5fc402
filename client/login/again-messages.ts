import { defineMessages } from '#shared/messages.ts'

export const againMessages = defineMessages('sign-in-again', {
  title: { en: 'Sign in again', zh: '請重新登入' },
  text: {
    en: 'Your session has ended. Your page and your input are still here.',
    zh: '您的登入已失效，目前的頁面與輸入內容都已保留。',
  },
  leave: { en: 'Leave this page and discard changes', zh: '離開此頁並捨棄變更' },
})
