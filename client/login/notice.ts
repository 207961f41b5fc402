import { defineMessages } from '#shared/messages.ts'
import { sayOnScreen } from './controller.ts'
import { SESSION_KEYS, sessionStore } from './session-store.ts'

const notices = defineMessages('sign-in-notice', {
  // S-ROUTE-7 settles both.
  notSignedIn: {
    en: 'Not logged in, please log in before visiting!',
    zh: '尚未登入，請先登入後再訪問！',
  },
  ended: { en: 'Your session has ended. Please sign in again.', zh: '您的登入已失效，請重新登入。' },
  elsewhere: { en: 'You signed out in another tab.', zh: '您已在另一個分頁登出。' },
})

/** Why somebody stands before the sign-in screen. */
export type Notice = keyof typeof notices.texts
const isNotice = (text: string): text is Notice => text in notices.texts

/** Has the sign-in screen say it, now or as soon as it is there. */
export function giveNotice(notice: Notice): void {
  sessionStore.write(SESSION_KEYS.notice, notice)
  showWaitingNotice()
}

/** Says the waiting notice, once. */
export function showWaitingNotice(): void {
  const notice = sessionStore.read(SESSION_KEYS.notice) ?? ''
  if (isNotice(notice) && sayOnScreen(notices.texts[notice])) sessionStore.remove(SESSION_KEYS.notice)
}
