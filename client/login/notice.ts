import { SESSION_KEYS, sessionStore } from '#client/state/session-store.ts'
import { defineMessages } from '#shared/messages.ts'
import { showOnScreen } from './controller.ts'

const notices = defineMessages('sign-in-notice', {
  // Both texts are prescribed by S-ROUTE-7.
  notSignedIn: { en: 'Not logged in, please log in before visiting!', zh: '尚未登入，請先登入後再訪問！' },
  ended: { en: 'Your session has ended. Please sign in again.', zh: '您的登入已失效，請重新登入。' },
  elsewhere: { en: 'You signed out in another tab.', zh: '您已在另一個分頁登出。' },
})

/** Why the operator was sent to the sign-in screen. */
export type Notice = keyof typeof notices.texts
const isNotice = (text: string): text is Notice => text in notices.texts

/** Shows a notice on the sign-in screen, now or as soon as the screen is there. */
export function giveNotice(notice: Notice): void {
  sessionStore.write(SESSION_KEYS.notice, notice)
  showWaitingNotice()
}

/** Shows the waiting notice, once. */
export function showWaitingNotice(): void {
  const notice = sessionStore.read(SESSION_KEYS.notice) ?? ''
  if (isNotice(notice) && showOnScreen(notices.texts[notice])) sessionStore.remove(SESSION_KEYS.notice)
}
