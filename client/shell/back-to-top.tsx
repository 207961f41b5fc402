import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import { useSyncExternalStore } from 'react'
import { useMessages } from '#client/i18n.ts'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { shellMessages } from './messages.ts'
import styles from './shell.module.css'

/** S-SHELL-5. */
const SHOWN_AFTER_PX = 120

const onScroll = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
const isFarDown = () => scrollY > SHOWN_AFTER_PX

export function BackToTop() {
  const t = useMessages(shellMessages)
  const isShown = useSyncExternalStore(onScroll, isFarDown)
  if (!isShown) return null
  const handleClick = () => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    scrollTo({ top: 0, behavior })
    // The button goes away: the focus goes to where the operator now looks.
    document.getElementById(PAGE_HEADING_ID)?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className={styles.toTop} aria-label={t('toTop')} title={t('toTop')} onClick={handleClick}>
      <IconArrowUp size={20} aria-hidden />
    </button>
  )
}
