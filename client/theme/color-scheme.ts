import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { SCHEMES } from '#shared/look.ts'
import { cookie } from './cookie.ts'

const COOKIE = 'strive-theme'

/** The chosen colour scheme; `auto` follows the system. */
export const currentScheme = (): MantineColorScheme => SCHEMES.find(scheme => scheme === cookie.read(COOKIE)) ?? 'auto'

let follow: ((scheme: MantineColorScheme) => void) | undefined
/** What the provider has rendered first. */
let rendered: MantineColorScheme | undefined

/** Light, dark or system, stored in a cookie, because S-AUTH-3 prescribes the local-storage keys. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => {
    rendered = currentScheme()
    return rendered
  },
  set: scheme => cookie.write(COOKIE, scheme),
  subscribe: onUpdate => {
    follow = onUpdate
    // The operator's preferences may have arrived after the first render, when nobody was following yet.
    if (currentScheme() !== rendered) onUpdate(currentScheme())
  },
  unsubscribe: () => {
    follow = undefined
  },
  clear: () => {},
}

/** Switches the console's colour scheme, in this browser alone. */
export function switchScheme(scheme: MantineColorScheme): void {
  cookie.write(COOKIE, scheme)
  follow?.(scheme)
}

/** Applies the stored scheme before the first paint, so that a dark console never flashes white. */
export function showColorScheme(): void {
  const scheme = currentScheme()
  const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
}
