import { defineMessages, type Language } from '#shared/messages.ts'

export const openIdMessages = defineMessages('openid', {
  documentTitle: { en: 'Sign in · Strive Console', zh: '登入 · Strive Console' },
  title: { en: 'Sign in with your company’s account', zh: '使用公司帳號登入' },
  back: { en: 'Back to sign-in', zh: '返回登入' },
  refused: {
    en: 'You are not signed in. Try again, or ask whether there is an account with your e-mail address.',
    zh: '登入未完成。請再試一次，或確認您的電子郵件已有帳號。',
  },
})
export type OpenIdText = keyof typeof openIdMessages.texts

/** One text of the screen; all of them are plain strings. */
export const openIdText = (key: OpenIdText, language: Language): string => String(openIdMessages.texts[key][language])
