import { notifications } from '@mantine/notifications'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { createElement } from 'react'
import { translate } from '#client/i18n/i18n.ts'
import type { Icon } from '#client/theme/icon.ts'
import { toastMessages } from './toast-messages.ts'
import { type ToastAction, ToastText } from './toast-text.tsx'

type Options = {
  /** Groups toasts: a second toast with the same cause replaces the first. The text is the default. */
  cause?: string
  /** A button after the text. Pressing it closes the toast; toasts with an action stay longer. */
  action?: ToastAction
  /** It stays until it is dismissed. */
  stays?: boolean
}

const show =
  (color: string, icon: Icon, role: 'status' | 'alert') =>
  (text: string, { cause = text, action, stays = false }: Options = {}) => {
    const notification = {
      id: cause,
      message: action ? createElement(ToastText, { text, action: closing(cause, action) }) : text,
      color,
      icon: createElement(icon, { size: 18, 'aria-hidden': true }),
      role,
      closeButtonProps: { 'aria-label': translate(toastMessages, 'close') },
      autoClose: stays ? (false as const) : role === 'alert' || action ? 8000 : 4000,
    }
    // `update` does nothing if there is no toast with this cause, `show` does nothing if there is one.
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

/** Shows the result of an action briefly. An error that matters must also be visible where it happened. */
export const toast = {
  success: show('var(--good)', IconCheck, 'status'),
  info: show('var(--info)', IconInfoCircle, 'status'),
  warning: show('var(--warn)', IconAlertTriangle, 'alert'),
  error: show('var(--bad)', IconX, 'alert'),
  dismiss: (cause: string) => void notifications.hide(cause),
}
