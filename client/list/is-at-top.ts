/**
 * True if the first rows are in view. Elsewhere new rows must wait, because rows that move while the user reads are
 * worse than late ones.
 */
export const isAtTop = (scroller: HTMLElement | null): boolean =>
  scroller === null || (scroller.scrollTop < 8 && scroller.getBoundingClientRect().top >= 0)
