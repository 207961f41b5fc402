import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useEffect, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isCalm } from '#client/theme/look.ts'
import look from '#client/ui/look.module.css'
import { focusHeading } from '#client/ui/page-head.tsx'
import { pageScroller } from '#client/ui/scroll/page-scroller.ts'
import { shellMessages } from './messages.ts'
import styles from './shell.module.css'

/** S-SHELL-5. */
const SHOWN_AFTER_PX = 120

export function BackToTop() {
  const t = useMessages(shellMessages)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    // Reads the scroll position in the scroll event, never during rendering, which would force a layout.
    const scroller = pageScroller()
    const look = () => setIsShown((scroller?.scrollTop ?? 0) > SHOWN_AFTER_PX)
    scroller?.addEventListener('scroll', look, { passive: true })
    return () => scroller?.removeEventListener('scroll', look)
  }, [])
  if (!isShown) return null
  const handleClick = () => {
    const behavior = isCalm() ? 'instant' : 'smooth'
    pageScroller()?.scrollTo({ top: 0, behavior })
    // The button disappears, so the focus moves to where the operator now looks.
    focusHeading()
  }
  return (
    <button
      type="button"
      className={`${look.control} ${look.pick} ${look.centered} ${styles.toTop}`}
      aria-label={t('toTop')}
      title={t('toTop')}
      onClick={handleClick}
    >
      <IconArrowUp size={20} aria-hidden />
    </button>
  )
}
