import type { ComponentType } from 'react'
import type { Language } from '#shared/messages.ts'

/**
 * A screen for visitors without an account, such as that of an invitation's link: the default export of `screen.tsx` in a
 * folder of a page's `screens/`, whose name is its path (`/invitation`). It is HTML in each language, with the looks of the
 * sign-in screen; `start.ts` beside it is its only script.
 */
export type VisitorScreen = { Screen: ComponentType<{ language: Language }>; title: (language: Language) => string }
