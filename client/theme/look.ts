import { MOUNT_PATH } from '#client/loading/mount.ts'
import { cookie } from './cookie.ts'

const COOKIE = 'strive-look'
let sheet: CSSStyleSheet | undefined

/**
 * Applies the design tokens that an operator has changed. A constructed style sheet, because the content security policy
 * allows no style tags.
 */
function showLook(css: string): void {
  if (!sheet) {
    if (!css) return
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(css)
}

/** Applies them here and, before the first paint, in the next documents of this browser. */
export function keepLook(css: string): void {
  // Documents alone need it, and no other request carries it.
  if (css !== cookie.read(COOKIE)) cookie.write(COOKIE, css, MOUNT_PATH)
  showLook(css)
}

export function showKeptLook(): void {
  const css = cookie.read(COOKIE)
  // A cookie may come from elsewhere. Without parentheses and escapes, it can't make the page request anything.
  if (!/[(\\]/.test(css)) showLook(css)
}

/** Whether the system or the operator asks for less motion. */
export const isCalm = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  getComputedStyle(document.documentElement).getPropertyValue('--motion') === 'reduced'
