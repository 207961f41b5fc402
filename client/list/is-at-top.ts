/** Does the reader look at the first rows? Elsewhere rows that arrive wait, for rows that move under the eye are worse than late ones. */
export const isAtTop = (scroller: HTMLElement | null): boolean =>
  scroller === null || (scroller.scrollTop < 8 && scroller.getBoundingClientRect().top >= 0)
