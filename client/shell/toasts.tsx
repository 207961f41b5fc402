import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#client/i18n/i18n.ts'
import { type Toast, toast, useToasts } from '#client/toast/toast.ts'
import { toastMessages } from '#client/toast/toast-messages.ts'
import { Button } from '#client/ui/button.tsx'
import { moveToasts, toastHost } from '#client/ui/dialog/toast-host.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import styles from './toasts.module.css'

const ICONS = { good: IconCircleCheck, info: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertTriangle }

/** Results of actions, in a line of its own, so that it covers nothing: the latest one, and on demand the earlier ones. */
export default function Toasts() {
  const t = useMessages(toastMessages)
  const toasts = useToasts(state => state.toasts)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(moveToasts, [])
  const latest = toasts.at(-1)
  const earlier = toasts.slice(0, -1)
  return createPortal(
    latest && (
      <div className={styles.toasts}>
        {isOpen && earlier.map(one => <Line key={one.cause} shown={one} />)}
        <Line key={latest.cause} shown={latest}>
          {earlier.length > 0 && (
            <Button kind="quiet" isSmall aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {t('earlier', { count: earlier.length })}
            </Button>
          )}
        </Line>
      </div>
    ),
    toastHost(),
  )
}

function Line({ shown, children }: { shown: Toast; children?: ReactNode }) {
  const t = useMessages(toastMessages)
  const { cause, text, tone, action } = shown
  const Icon = ICONS[tone]
  return (
    <div className={styles.toast} data-tone={tone} role={tone === 'warn' || tone === 'bad' ? 'alert' : 'status'}>
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
      {children}
      <IconButton icon={IconX} label={t('close')} onClick={() => toast.dismiss(cause)} />
    </div>
  )
}
