/** What can have the focus. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** What opens over the page. */
const LAYER = 'dialog, [popover], [role="menu"]'
const MESSAGE = '[role="status"], [role="alert"]'

/** The control that was pressed, and who gets the focus if that leaves: the nearest first. */
let chain: HTMLElement[] = []
/** What had the focus last, outside of messages. */
let outside: HTMLElement | null = null

/**
 * A button that is pressed by keyboard may leave with what it does: with the rest of a list, its message, its record. Then
 * the control before it gets the focus, unless something else has it by then; in a message, the one that had it before. A
 * button that was only busy gets it back. With a pointer, nothing moves.
 */
export function keepFocus(): void {
  const observer = new MutationObserver(() => {
    // The effects of a page come first. What it wants to have the focus has it then.
    if (isLost()) requestAnimationFrame(() => setTimeout(giveBack))
  })
  const follow = (next: HTMLElement[]) => {
    chain = next
    observer.disconnect()
    if (chain.length > 0)
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  }
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (!target.closest(MESSAGE)) outside = target
    const at = chain.indexOf(target)
    if (at >= 0) follow(chain.slice(at))
    // What has opened over the control goes first, and then back to it.
    else if (!isOver(target)) follow([])
  })
  document.addEventListener(
    'click',
    ({ detail, target }) => {
      const pressed = document.activeElement
      // A link leads elsewhere, and the focus goes there.
      if (detail > 0 || !(pressed instanceof HTMLElement) || pressed.matches('a[href]')) return
      if (target instanceof Node && pressed.contains(target)) follow(chainOf(pressed))
    },
    { capture: true },
  )
}

const layerOf = (element: HTMLElement) => element.closest(LAYER)
const isOver = (element: HTMLElement) => {
  const [pressed] = chain
  return pressed !== undefined && layerOf(element) !== null && !layerOf(element)?.contains(pressed)
}

function chainOf(pressed: HTMLElement): HTMLElement[] {
  const all = [...(layerOf(pressed) ?? document).querySelectorAll<HTMLElement>(FOCUSABLE)]
  const before = all.slice(0, Math.max(0, all.indexOf(pressed))).reverse()
  const asked = pressed.closest(MESSAGE) && outside ? [outside] : []
  return [pressed, ...asked, ...before, ...(isOver(pressed) ? chain : [])]
}

const isLost = () => document.activeElement === document.body

function giveBack() {
  if (!isLost()) return
  const [pressed] = chain
  for (const one of pressed?.isConnected ? [pressed] : chain) {
    if (!one.isConnected || one.matches(':disabled')) continue
    one.focus()
    // What is hidden or inert doesn't take it.
    if (document.activeElement === one) return
  }
}
