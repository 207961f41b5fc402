import { notifications } from '@mantine/notifications'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { createElement } from 'react'
import { translate } from '#client/i18n/i18n.ts'
import { defineMessages } from '#shared/messages.ts'
import type { Icon } from './icon.ts'
import { type ToastAction, ToastText } from './toast-text.tsx'

const toastMessages = defineMessages('Toast', { close: { en: 'Close the message', zh: '關閉訊息' } })

type Options = {
  /** What the toast is about: a second one of the same cause takes the place of the first. Without one, its text is. */
  cause?: string
  /** A button behind the words; the toast goes with the press, and gives more time for it. */
  action?: ToastAction
}

const show =
  (color: string, icon: Icon, role: 'status' | 'alert') =>
  (text: string, { cause = text, action }: Options = {}) => {
    const notification = {
      id: cause,
      message: action ? createElement(ToastText, { text, action: closing(cause, action) }) : text,
      color,
      icon: createElement(icon, { size: 18, 'aria-hidden': true }),
      role,
      closeButtonProps: { 'aria-label': translate(toastMessages, 'close') },
      autoClose: role === 'alert' || action ? 8000 : 4000,
    }
    // The first does nothing where none of this cause stands, the second nothing where one does.
    notifications.update(notification)
    notifications.show(notification)
  }

const closing = (id: string, { label, onClick }: ToastAction): ToastAction => ({
  label,
  onClick: () => {
    notifications.hide(id)
    onClick()
  },
})

/** Says in passing how an action went. An error that matters also stands where it happened. */
export const toast = {
  success: show('teal', IconCheck, 'status'),
  info: show('indigo', IconInfoCircle, 'status'),
  warning: show('orange', IconAlertTriangle, 'alert'),
  error: show('red', IconX, 'alert'),
}
