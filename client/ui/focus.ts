/** The element that has the focus; null if none can get it back. Shapes of an SVG can have it, too. */
export function focusedElement(): HTMLElement | SVGElement | null {
  const element = document.activeElement
  return element instanceof HTMLElement || element instanceof SVGElement ? element : null
}

/** Whether nothing that can be used has the focus, for example because its element has gone, or is busy. */
export function isFocusLost(): boolean {
  const element = focusedElement()
  const isHidden = element instanceof HTMLElement && element.offsetParent === null
  return !element || element === document.body || isHidden || element.matches(':disabled')
}

/** Moves the focus to the chosen tab within an element, for example when the button that was pressed disappears. */
export const focusChosenTab = (within: HTMLElement | null): void =>
  within?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true })
