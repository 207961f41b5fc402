import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

const COOKIE = 'strive-theme'
const A_YEAR_SECONDS = 31_536_000
const SCHEMES: readonly string[] = ['light', 'dark', 'auto'] satisfies MantineColorScheme[]

/** The scheme that the cookie holds; `auto` follows the system. */
function readColorScheme(cookies: string): MantineColorScheme {
  const value = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookies)?.[1] ?? ''
  return SCHEMES.includes(value) ? (value as MantineColorScheme) : 'auto'
}

/** Light, dark or the system's, kept in a cookie: the local-storage keys are settled (S-AUTH-3). */
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

/** Shows the kept scheme before anything is drawn, so that a dark console never flashes white. */
export function showColorScheme(): void {
  const scheme = readColorScheme(document.cookie)
  const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}
