import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
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
import styles from './toasts.module.css'

const ICONS = { good: IconCircleCheck, info: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertTriangle }

/** As many as an action can cause: what was done, with Undo; what was refused; and a solved task. */
const LINES = 3

/** Results of actions, in lines of the frame, so that they cover nothing. The earlier ones are shown on demand. */
export default function Toasts() {
  const t = useMessages(toastMessages)
  const toasts = useToasts(state => state.toasts)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(moveToasts, [])
  const earlier = Math.max(0, toasts.length - LINES)
  return createPortal(
    toasts.length > 0 && (
      <div className={styles.toasts}>
        {earlier > 0 && (
          <Button kind="quiet" isSmall isWide aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t('earlier', { count: earlier })}
          </Button>
        )}
        {toasts.slice(isOpen ? 0 : earlier).map(one => (
          <Line key={one.cause} shown={one} />
        ))}
      </div>
    ),
    toastHost(),
  )
}

function Line({ shown }: { shown: Toast }) {
  const t = useMessages(toastMessages)
  const { cause, text, tone, action } = shown
  const Icon = ICONS[tone]
  return (
    <div className={styles.toast} data-tone={tone} role={isUrgent(tone) ? 'alert' : 'status'}>
      <Icon size={16} aria-hidden />
      <span className={styles.text}>
        {text}
        {action && (
          <Button
            kind="quiet"
            isSmall
            onClick={() => {
              toast.dismiss(cause)
              action.onClick()
            }}
          >
            {action.label}
          </Button>
        )}
      </span>
      <IconButton icon={IconX} label={t('close')} onClick={() => toast.dismiss(cause)} />
    </div>
  )
}
