import { defineMessages } from '#shared/messages.ts'

/** Messages about access to the app. The sign-in screen has its own in `login/messages.ts`. */
export const guardMessages = defineMessages('guard', {
  alreadySignedIn: { en: 'You have already logged in!', zh: '您已經登入過了！' },
  signedIn: { en: 'Login successful!', zh: '登入成功！' },
})
