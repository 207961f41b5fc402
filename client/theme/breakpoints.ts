// The widths that layouts turn at, by name. `scripts/build/named-media.ts` puts them where a style sheet names them.

/** Of the window, for the shell: `@media (--small)`. */
export const WINDOW = {
  /** The menu is a drawer (S-SHELL-3). */
  extraSmall: '(max-width: 575.98px)',
  /** A phone. */
  small: '(max-width: 47.99em)',
  /** What is pressed must be large enough for a finger. */
  touch: '(pointer: coarse), (max-width: 47.99em)',
  /** A tablet: words beside icons go. */
  medium: '(max-width: 61.99em)',
  /** The lesson lies over the page. */
  large: '(max-width: 74.99em)',
}

/** Of the content area, for pages: `@container (--small)`. A lesson beside the page leaves 572 px of a window of 1280, and 1212 of 1920. */
export const CONTENT = {
  /** One column. */
  small: '(max-width: 639.98px)',
  /** What stood at the side goes below. */
  medium: '(max-width: 799.98px)',
  /** What stands at the side is narrow. */
  large: '(max-width: 911.98px)',
  /** Words beside icons go. */
  extraLarge: '(max-width: 1151.98px)',
  /** Room for what is sent and what comes back side by side. */
  wide: '(min-width: 1376px)',
}
