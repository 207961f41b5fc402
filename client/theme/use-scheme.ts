import { create } from 'zustand'
import type { Scheme } from '#shared/look.ts'
import { chosenScheme, keepScheme, showColorScheme, shownScheme } from './color-scheme.ts'

// Not in color-scheme.ts, which the sign-in form loads before React.

const read = () => ({ chosen: chosenScheme(), shown: shownScheme() })
const useSchemes = create(read)

function update() {
  showColorScheme()
  useSchemes.setState(read())
}

/** Shows the system's scheme when it changes, unless another one is chosen. */
export const followSystem = (): void => matchMedia('(prefers-color-scheme: dark)').addEventListener('change', update)

/** Switches the console's colour scheme, in this browser alone. */
export function switchScheme(scheme: Scheme): void {
  keepScheme(scheme)
  update()
}

/** The chosen colour scheme. */
export const useScheme = (): Scheme => useSchemes(({ chosen }) => chosen)
/** The colour scheme on the screen. */
export const useShownScheme = (): 'light' | 'dark' => useSchemes(({ shown }) => shown)
