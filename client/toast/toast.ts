import { create } from 'zustand'

type Tone = 'good' | 'info' | 'warn' | 'bad'
export type ToastAction = { label: string; onClick: () => void }
type Options = {
  /** Groups messages: a second one with the same cause replaces the first. The text is the default. */
  cause?: string
  /** A button after the text. Pressing it dismisses the message. */
  action?: ToastAction
  /** Whether it remains when the next one comes. By default, a message does that needs an answer or has a button. */
  stays?: boolean
}
export type Toast = { cause: string; text: string; tone: Tone; action?: ToastAction | undefined; stays: boolean }

/** What is to be shown, the oldest first (client/shell/toasts.tsx). */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

/** The oldest ones go. */
const MAX_KEPT = 20

const show =
  (tone: Tone) =>
  (text: string, { cause = text, action, stays = action !== undefined || isUrgent(tone) }: Options = {}): void =>
    useToasts.setState(({ toasts }) => {
      const others = toasts.filter(one => one.stays && one.cause !== cause)
      return { toasts: [...others, { cause, text, tone, action, stays }].slice(-MAX_KEPT) }
    })

export const isUrgent = (tone: Tone): boolean => tone === 'warn' || tone === 'bad'

/**
 * Tells the result of an action, in a line below the page, until it is dismissed or another one takes its place.
 * An error that matters must also be visible where it happened.
 */
export const toast = {
  success: show('good'),
  info: show('info'),
  warning: show('warn'),
  error: show('bad'),
  dismiss: (cause: string): void =>
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(one => one.cause !== cause) })),
  dismissAll: (): void => useToasts.setState({ toasts: [] }),
}
