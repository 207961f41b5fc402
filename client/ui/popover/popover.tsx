import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Icon } from '#client/theme/icon.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import styles from './popover.module.css'

type Props = {
  /** The accessible name of button and panel. */
  label: string
  button: ReactNode
  icon?: Icon
  className?: string | undefined
  /** Styled by `className` only, not like the buttons beside fields. */
  isPlain?: boolean
  /** Its panel holds rows of several controls. */
  isWide?: boolean
  /** Its panel is as wide as a calendar. */
  isNarrow?: boolean
  /** Rendered while the panel is open. A function receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const GAP_PX = 8
const ENOUGH_PX = 200

/**
 * A button with a panel beside it: the browser's own popover. Escape and a click outside close it, and the focus
 * returns.
 */
export function Popover({ label, button, icon, className, isPlain, isWide, isNarrow, children }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const place = () => {
      if (opener.current && panel.current) placeBeside(opener.current, panel.current)
    }
    place()
    // What is rendered in it may have taken the focus already.
    if (!panel.current?.contains(document.activeElement))
      panel.current?.querySelector<HTMLElement>('button, input, select, a')?.focus({ preventScroll: true })
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [isOpen])

  return (
    <>
      {isPlain ? (
        <button ref={opener} type="button" title={label} aria-label={label} className={className} popoverTarget={id}>
          {button}
        </button>
      ) : (
        <Button ref={opener} title={label} icon={icon} className={className} popoverTarget={id} label={button} />
      )}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={`${look.over} ${styles.panel}`}
        data-wide={isWide || undefined}
        data-narrow={isNarrow || undefined}
        // Browsers return the focus only from a popover that is not in another one. React lets both events bubble.
        onBeforeToggle={({ newState, target, currentTarget }) => {
          if (target !== currentTarget || newState === 'open') return
          if (currentTarget.contains(document.activeElement)) opener.current?.focus()
          // Closed and opened again within a frame, it sends one toggle event, as if it had stayed open.
          setIsOpen(false)
        }}
        onToggle={({ newState, target, currentTarget }) => {
          if (target === currentTarget) setIsOpen(newState === 'open')
        }}
      >
        {isOpen && (typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children)}
      </div>
    </>
  )
}

/**
 * Below the button, or above it if there is more room; aligned with its end, or with its start where that is not wide
 * enough. Limits the panel's height to the room there is.
 */
function placeBeside(opener: HTMLElement, panel: HTMLElement) {
  const { top, bottom, left, right } = opener.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const start = right - panel.offsetWidth < GAP_PX ? left : right - panel.offsetWidth
  panel.style.left = `${Math.max(GAP_PX, Math.min(start, width - panel.offsetWidth - GAP_PX))}px`
  const below = innerHeight - bottom - 2 * GAP_PX
  const isAbove = below < ENOUGH_PX && top > innerHeight - bottom
  panel.style.top = isAbove ? 'auto' : `${bottom + GAP_PX}px`
  panel.style.bottom = isAbove ? `${innerHeight - top + GAP_PX}px` : 'auto'
  panel.style.maxHeight = `${isAbove ? top - 2 * GAP_PX : Math.max(ENOUGH_PX, below)}px`
}
