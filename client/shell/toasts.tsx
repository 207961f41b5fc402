import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#client/i18n/i18n.ts'
import { isUrgent, type Toast, toast, useToasts } from '#client/toast/toast.ts'
import { toastMessages } from '#client/toast/toast-messages.ts'
import { Button } from '#client/ui/button.tsx'
import { moveToasts, toastHost } from '#client/ui/dialog/toast-host.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { useBeside } from './beside.ts'
import styles from './toasts.module.css'

/** Those beyond wait until another one has gone. */
const LIMIT = 3
const ICONS = { good: IconCheck, info: IconInfoCircle, warn: IconAlertTriangle, bad: IconX }

export default function Toasts() {
  const toasts = useToasts(state => state.toasts)
  const isBesideOpen = useBeside(beside => beside.isOpen)
  useEffect(moveToasts, [])
  return createPortal(
    <div className={isBesideOpen ? `${styles.toasts} ${styles.leftOfBeside}` : styles.toasts}>
      {toasts.slice(0, LIMIT).map(one => (
        <ShownToast key={one.cause} shown={one} />
      ))}
    </div>,
    toastHost(),
  )
}

function ShownToast({ shown }: { shown: Toast }) {
  const t = useMessages(toastMessages)
  const [isHeld, setIsHeld] = useState(false)
  const { cause, text, tone, action, closesAfterMs } = shown
  const Icon = ICONS[tone]
  useEffect(() => {
    // It does not go while somebody reads or uses it.
    if (isHeld || closesAfterMs === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => toast.dismiss(cause), closesAfterMs)
    return () => clearTimeout(timer)
  }, [isHeld, cause, closesAfterMs])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits for whoever reads it.
    <div
      className={styles.toast}
      data-tone={tone}
      role={isUrgent(tone) ? 'alert' : 'status'}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon size={18} aria-hidden />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          isSmall
          onClick={() => {
            toast.dismiss(cause)
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={IconX} label={t('close')} onClick={() => toast.dismiss(cause)} />
    </div>
  )
}
