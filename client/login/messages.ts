import { defineMessages, type Language } from '#shared/messages.ts'

export const loginMessages = defineMessages('login', {
  title: { en: 'Front-end Practice Back-office Management System', zh: '前端練習後台管理系統' },
  account: { en: 'User Account', zh: '使用者帳號' },
  password: { en: 'User Password', zh: '使用者密碼' },
  captcha: { en: 'Input Captcha', zh: '輸入驗證碼' },
  picture: { en: 'Captcha picture', zh: '驗證碼圖片' },
  reload: { en: 'New captcha', zh: '換一張' },
  show: { en: 'Show password', zh: '顯示密碼' },
  signIn: { en: 'Sign in', zh: '登入' },
  language: { en: 'Language', zh: '語言' },
  empty: { en: 'Account or password is wrong, please re-enter!', zh: '帳號或密碼錯誤，請重新輸入！' },
  wrongCaptcha: {
    en: 'Login failed, captcha incorrect, please re-enter!',
    zh: '登入失敗，驗證碼錯誤，請重新輸入！',
  },
  refused: { en: 'Login failed, please check account and password!', zh: '登入失敗，請檢查帳號與密碼！' },
  signedIn: { en: 'Login successful!', zh: '登入成功！' },
  wait: { en: 'Too many attempts. Please try again at {{time}}.', zh: '嘗試次數過多，請於 {{time}} 後再試。' },
  unreachable: {
    en: 'Can’t reach the server. Your input is kept. Try again.',
    zh: '無法連線到伺服器。您輸入的內容已保留，請再試一次。',
  },
  broken: {
    en: 'Something went wrong on the server. Your input is kept. Try again.',
    zh: '伺服器發生問題。您輸入的內容已保留，請再試一次。',
  },
})
export type LoginText = keyof typeof loginMessages.texts

/** One text of the screen; all of them are plain strings. The screen needs them before the console's code is loaded. */
export const loginText = (key: LoginText, language: Language): string => loginMessages.texts[key][language] as string

export const signInTitle = (language: Language): string => `${loginText('signIn', language)} · Strive Console`
