/** The line of the frame for toasts, below the page. */
export const MESSAGES_ID = 'messages'

let host: HTMLElement | undefined

/**
 * The element that toasts are rendered into. A modal dialog makes everything outside it inert, so toasts move into the
 * topmost one: their Undo can be pressed while a pane is open.
 */
export function toastHost(): HTMLElement {
  host ??= document.createElement('div')
  return host
}

/** Call it when a dialog has opened or has gone. */
export const moveToasts = (): void =>
  (
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document.getElementById(MESSAGES_ID) ??
    document.body
  ).append(toastHost())
