// The named breakpoints of all layouts. `scripts/build/named-media.ts` inserts them into the style sheets.

/** Of the window, for the shell: `@media (--small)`. */
export const WINDOW = {
  /** The menu is a drawer (S-SHELL-3). */
  extraSmall: '(max-width: 575.98px)',
  /** A phone. */
  small: '(max-width: 47.99em)',
  /** Touch targets must be large enough. */
  touch: '(pointer: coarse), (max-width: 47.99em)',
  /** A tablet: icons lose their labels. */
  medium: '(max-width: 61.99em)',
  /** The lesson covers the page. */
  large: '(max-width: 63.99em)',
}

/**
 * Of the content area, for pages: `@container (--small)`. With a lesson beside the page, a window of 1024 px leaves 536
 * px, and one of 1280 px leaves 792 px. In rem, so that larger text needs more room (page 6_06).
 */
export const CONTENT = {
  small: '(max-width: 39.99rem)',
  /** Side columns go below. */
  medium: '(max-width: 49.99rem)',
  /** Side columns are narrow. */
  large: '(max-width: 56.99rem)',
  /** Icons lose their labels. */
  extraLarge: '(max-width: 71.99rem)',
  /** Enough room for request and response side by side. */
  wide: '(min-width: 75rem)',
}
