import { create } from 'zustand'

type Tone = 'good' | 'info' | 'warn' | 'bad'
export type ToastAction = { label: string; onClick: () => void }
type Options = {
  /** Groups messages: a second one with the same cause replaces the first. The text is the default. */
  cause?: string
  /** A button after the text. Pressing it dismisses the message. */
  action?: ToastAction
}
export type Toast = { cause: string; text: string; tone: Tone; action?: ToastAction | undefined }

/** What is to be shown, the oldest first (client/shell/toasts.tsx). */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

/** The oldest ones go. */
const MAX_KEPT = 20

const show =
  (tone: Tone) =>
  (text: string, { cause = text, action }: Options = {}): void =>
    useToasts.setState(({ toasts }) => ({
      toasts: [...toasts.filter(one => one.cause !== cause), { cause, text, tone, action }].slice(-MAX_KEPT),
    }))

/**
 * Tells the result of an action, in a line below the page. It stays until it is dismissed, or another one takes its place.
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
