import { SCHEMES, type Scheme } from '#shared/look.ts'
import { cookie } from './cookie.ts'

const COOKIE = 'strive-theme'

/**
 * The chosen colour scheme; `auto` follows the system. It is in a cookie, because S-AUTH-3 prescribes the local-storage
 * keys.
 */
export const chosenScheme = (): Scheme => SCHEMES.find(scheme => scheme === cookie.read(COOKIE)) ?? 'auto'

export const keepScheme = (scheme: Scheme): void => cookie.write(COOKIE, scheme)

/** The scheme on the screen. */
export function shownScheme(): 'light' | 'dark' {
  const scheme = chosenScheme()
  if (scheme !== 'auto') return scheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Applies the scheme. Also called before the first paint, so that a dark console never flashes white. */
export function showColorScheme(): void {
  document.documentElement.dataset.scheme = shownScheme()
}
