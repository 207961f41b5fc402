/** Whether a dialog, which has keys of its own, is open over an element. That in which the element is doesn’t count. */
export const isCovered = (element: Element | null): boolean =>
  [...document.querySelectorAll('dialog[open]')].some(dialog => !dialog.contains(element))
