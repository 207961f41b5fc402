import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { WINDOW } from '#client/theme/breakpoints.ts'
import { cookie } from '#client/theme/cookie.ts'

// The breakpoints of the specification: below 576 px is extra small, from 768 px up is medium and wider.
const MEDIUM_UP = '(min-width: 768px)'
const AT_ONCE = { getInitialValueInEffect: false }

/** `expanded`: 240 px; `collapsed`: 80 px of icons; `drawer`: over the page, opened by a floating button. */
export type MenuMode = 'expanded' | 'collapsed' | 'drawer'
type Screen = 'extra-small' | 'small' | 'medium-up'

/**
 * The state of the menu (S-SHELL-3). The operator's choice holds until the screen crosses a breakpoint; a collapsed
 * menu stays collapsed after a reload.
 */
export function useMenu() {
  const isExtraSmall = useMediaQuery(WINDOW.extraSmall, false, AT_ONCE)
  const isMediumUp = useMediaQuery(MEDIUM_UP, true, AT_ONCE)
  const screen: Screen = isExtraSmall ? 'extra-small' : isMediumUp ? 'medium-up' : 'small'
  const [choice, setChoice] = useState<Choice | null>(readChoice)
  const isOpen = choice?.screen === screen ? choice.isOpen : screen === 'medium-up'
  const mode: MenuMode = isExtraSmall ? 'drawer' : isOpen ? 'expanded' : 'collapsed'
  function setIsOpen(isOpen: boolean) {
    setChoice({ screen, isOpen })
    keepChoice({ screen, isOpen })
  }
  return { mode, isOpen, setIsOpen }
}

type Choice = { screen: Screen; isOpen: boolean }

const COOKIE = 'strive-menu'

/** Stores the choice in a cookie, because S-AUTH-3 prescribes the local-storage keys. */
function keepChoice({ screen, isOpen }: Choice) {
  // The drawer, which covers the page, is never open at the start.
  if (screen === 'medium-up') cookie.write(COOKIE, isOpen ? 'open' : 'collapsed')
}

const readChoice = (): Choice | null =>
  cookie.read(COOKIE) === 'collapsed' ? { screen: 'medium-up', isOpen: false } : null
