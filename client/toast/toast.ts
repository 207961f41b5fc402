import { create } from 'zustand'

type Tone = 'good' | 'info' | 'warn' | 'bad'
export type ToastAction = { label: string; onClick: () => void }
type Options = {
  /** Groups toasts: a second toast with the same cause replaces the first. The text is the default. */
  cause?: string
  /** A button after the text. Pressing it closes the toast; toasts with an action stay longer. */
  action?: ToastAction
  /** It stays until it is dismissed. */
  stays?: boolean
}
export type Toast = { cause: string; text: string; tone: Tone; action?: ToastAction | undefined; closesAfterMs: number }

/** What is to be shown, the oldest first (client/shell/toasts.tsx). */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

const show =
  (tone: Tone) =>
  (text: string, { cause = text, action, stays = false }: Options = {}): void => {
    const closesAfterMs = stays ? Number.POSITIVE_INFINITY : isUrgent(tone) || action ? 8000 : 4000
    const next = { cause, text, tone, action, closesAfterMs }
    useToasts.setState(({ toasts }) => ({
      toasts: toasts.some(one => one.cause === cause)
        ? toasts.map(one => (one.cause === cause ? next : one))
        : [...toasts, next],
    }))
  }

export const isUrgent = (tone: Tone): boolean => tone === 'warn' || tone === 'bad'

/** Shows the result of an action briefly. An error that matters must also be visible where it happened. */
export const toast = {
  success: show('good'),
  info: show('info'),
  warning: show('warn'),
  error: show('bad'),
  dismiss: (cause: string): void =>
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(one => one.cause !== cause) })),
  dismissAll: (): void => useToasts.setState({ toasts: [] }),
}
