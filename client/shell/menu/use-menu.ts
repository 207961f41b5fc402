import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { EXTRA_SMALL } from '#client/theme/breakpoints.ts'

// The breakpoints of the specification: below 576 px is extra small, from 768 px up is medium and wider.
const MEDIUM_UP = '(min-width: 768px)'
const AT_ONCE = { getInitialValueInEffect: false }

/** `expanded`: 240 px; `collapsed`: 80 px of icons; `drawer`: over the page, opened by a floating button. */
export type MenuMode = 'expanded' | 'collapsed' | 'drawer'
type Screen = 'extra-small' | 'small' | 'medium-up'

/** How the menu stands (S-SHELL-3). A choice of the operator holds until the screen crosses a breakpoint. */
export function useMenu() {
  const isExtraSmall = useMediaQuery(EXTRA_SMALL, false, AT_ONCE)
  const isMediumUp = useMediaQuery(MEDIUM_UP, true, AT_ONCE)
  const screen: Screen = isExtraSmall ? 'extra-small' : isMediumUp ? 'medium-up' : 'small'
  const [choice, setChoice] = useState<{ screen: Screen; isOpen: boolean } | null>(null)
  const isOpen = choice?.screen === screen ? choice.isOpen : screen === 'medium-up'
  const mode: MenuMode = isExtraSmall ? 'drawer' : isOpen ? 'expanded' : 'collapsed'
  return { mode, isOpen, setIsOpen: (next: boolean) => setChoice({ screen, isOpen: next }) }
}
