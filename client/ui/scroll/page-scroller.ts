export const SHEET_ID = 'sheet'

/** The sheet that the page is on. It scrolls, not the document, so that the frame stays in place. Null before the sign-in. */
export const pageScroller = (): HTMLElement | null => document.getElementById(SHEET_ID)
