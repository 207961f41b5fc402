import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

const COOKIE = 'strive-theme'
const A_YEAR_SECONDS = 31_536_000
const SCHEMES: readonly string[] = ['light', 'dark', 'auto'] satisfies MantineColorScheme[]

/** The colour scheme stored in the cookie; `auto` follows the system. */
function readColorScheme(cookies: string): MantineColorScheme {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookies)?.[1] ?? ''
  return SCHEMES.includes(value) ? (value as MantineColorScheme) : 'auto'
}

/** Light, dark or system, stored in a cookie, because S-AUTH-3 prescribes the local-storage keys. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => readColorScheme(document.cookie),
  set: scheme => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
    document.cookie = `${COOKIE}=${scheme}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`
  },
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
}

/** Applies the stored scheme before the first paint, so that a dark console never flashes white. */
export function showColorScheme(): void {
  const scheme = readColorScheme(document.cookie)
  const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}
