import { create } from 'zustand'
import { isOfAccount } from '#shared/platform/sandboxes.ts'

type Tone = 'good' | 'info' | 'warn' | 'bad'
type ToastAction = { label: string; onClick: () => void }
type Options = {
  /** Groups messages: a second one with the same cause replaces the first. The text is the default. */
  cause?: string
  /** A button after the text. Pressing it dismisses the message. */
  action?: ToastAction
  /** Whether it remains when the next one comes. By default, that is so for refusals, and for messages with a button. */
  stays?: boolean
  /** The resource that its button changes: `members`. */
  resource?: string
  /** Not the result of an action, so it never takes the place of one: it has a line of its own. */
  isAside?: boolean
}
export type Toast = {
  cause: string
  text: string
  tone: Tone
  action?: ToastAction | undefined
  stays: boolean
  resource: string | undefined
  isAside: boolean
  at: number
}

/** What is to be shown, the oldest first (client/shell/toasts.tsx). */
export const useToasts = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }))

/** Until then, the next message does not take its place. */
const READ_WITHIN_MS = 4000
/** The oldest ones go. */
const MAX_KEPT = 20

const show =
  (tone: Tone) =>
  (
    text: string,
    { cause = text, action, stays = action !== undefined || isUrgent(tone), ...rest }: Options = {},
  ): void =>
    useToasts.setState(({ toasts }) => {
      const at = Date.now()
      const { resource, isAside = false } = rest
      const others = toasts.filter(one => one.cause !== cause && (one.stays || at - one.at < READ_WITHIN_MS))
      return { toasts: [...others, { cause, text, tone, action, stays, resource, isAside, at }].slice(-MAX_KEPT) }
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
  /** In another sandbox, the button of an action's result, such as Undo, would change other rows than the account's. */
  dropActions: (): void =>
    useToasts.setState(({ toasts }) => ({
      toasts: toasts.map(one => (one.isAside || isOfAccount(one.resource ?? '') ? one : { ...one, action: undefined })),
    })),
  dismissAll: (): void => useToasts.setState({ toasts: [] }),
}
