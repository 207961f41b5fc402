/**
 * The texts of the sign-in screen from the requirements. Importing its own messages would make the tests meaningless.
 */
export const WORDS = {
  en: {
    locale: 'en-US',
    title: 'Front-end Practice Back-office Management System',
    account: 'User Account',
    password: 'User Password',
    captcha: 'Input Captcha',
    button: 'Sign in',
    empty: 'Account or password is wrong, please re-enter!',
    wrongCaptcha: 'Login failed, captcha incorrect, please re-enter!',
    refused: 'Login failed, please check account and password!',
    notSignedIn: 'Not logged in, please log in before visiting!',
    alreadySignedIn: 'You have already logged in!',
  },
  zh: {
    locale: 'zh-TW',
    title: '前端練習後台管理系統',
    account: '使用者帳號',
    password: '使用者密碼',
    captcha: '輸入驗證碼',
    button: '登入',
    empty: '帳號或密碼錯誤，請重新輸入！',
    wrongCaptcha: '登入失敗，驗證碼錯誤，請重新輸入！',
    refused: '登入失敗，請檢查帳號與密碼！',
    notSignedIn: '尚未登入，請先登入後再訪問！',
    alreadySignedIn: '您已經登入過了！',
  },
}
