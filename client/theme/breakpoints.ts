// The widths that layouts turn at. Style sheets name them, `@media (--small)`, and `scripts/build/named-media.ts` puts in what they stand for.

/** The menu is a drawer (S-SHELL-3). */
export const EXTRA_SMALL = '(max-width: 575.98px)'
/** A phone: one column. */
export const SMALL = '(max-width: 47.99em)'
/** What is pressed must be large enough for a finger. */
export const TOUCH = `(pointer: coarse), ${SMALL}`
/** A tablet, or a window beside another: what stood at the side goes below. */
export const MEDIUM = '(max-width: 61.99em)'
/** The lesson lies over the page. */
export const LARGE = '(max-width: 74.99em)'
/** Not the whole width of a desk: words beside icons go. */
export const EXTRA_LARGE = '(max-width: 89.99em)'
/** Room for what is sent and what comes back side by side. */
export const WIDE = '(min-width: 104em)'
