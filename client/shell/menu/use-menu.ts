import { useMediaQuery } from '@mantine/hooks'
import { useCallback, useState } from 'react'
import { useBeside } from '#client/shell/beside.ts'
import { WINDOW } from '#client/theme/breakpoints.ts'
import { cookie } from '#client/theme/cookie.ts'

// The breakpoints of the specification: below 576 px is extra small, from 768 px up is medium and wider.
const MEDIUM_UP = '(min-width: 768px)'
/** Menu, page, record and lesson have room side by side. */
const ROOMY = '(min-width: 1600px)'
const AT_ONCE = { getInitialValueInEffect: false }

/** `expanded`: with labels; `collapsed`: 80 px of icons; `drawer`: over the page, opened by a floating button. */
export type MenuMode = 'expanded' | 'collapsed' | 'drawer'
/** `beside`: a lesson is open, and there is no room for the menu's labels as well. */
type Screen = 'extra-small' | 'small' | 'beside' | 'medium-up'

/**
 * The state of the menu (S-SHELL-3). The operator's choice holds for the kind of screen it was made on; a collapsed
 * menu stays collapsed after a reload.
 */
export function useMenu() {
  const isExtraSmall = useMediaQuery(WINDOW.extraSmall, false, AT_ONCE)
  const isMediumUp = useMediaQuery(MEDIUM_UP, true, AT_ONCE)
  const isRoomy = useMediaQuery(ROOMY, true, AT_ONCE)
  const isBeside = useBeside(beside => beside.isOpen)
  const wide: Screen = isBeside && !isRoomy ? 'beside' : 'medium-up'
  const screen = isExtraSmall ? 'extra-small' : isMediumUp ? wide : 'small'
  const [choices, setChoices] = useState<Choices>(readChoices)
  const isOpen = choices[screen] ?? screen === 'medium-up'
  const mode: MenuMode = isExtraSmall ? 'drawer' : isOpen ? 'expanded' : 'collapsed'
  const setIsOpen = useCallback(
    (isOpen: boolean) => {
      setChoices(before => ({ ...before, [screen]: isOpen }))
      // Other kinds of screen start collapsed: the drawer, for example, covers the page.
      if (screen === 'medium-up') cookie.write(COOKIE, isOpen ? 'open' : 'collapsed')
    },
    [screen],
  )
  return { mode, isOpen, setIsOpen }
}

type Choices = { [screen in Screen]?: boolean }

/** In a cookie, because S-AUTH-3 prescribes the local-storage keys. */
const COOKIE = 'strive-menu'

const readChoices = (): Choices => (cookie.read(COOKIE) === 'collapsed' ? { 'medium-up': false } : {})
