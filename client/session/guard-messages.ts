import { defineMessages } from '#shared/messages.ts'

/** What the app says of coming in; the sign-in screen's own strings are in `login/messages.ts`. */
export const guardMessages = defineMessages('guard', {
  alreadySignedIn: { en: 'You have already logged in!', zh: '您已經登入過了！' },
  signedIn: { en: 'Login successful!', zh: '登入成功！' },
})
