import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#client/i18n/i18n.ts'
import { isUrgent, type Toast, toast, useToasts } from '#client/toast/toast.ts'
import { toastMessages } from '#client/toast/toast-messages.ts'
import { Button } from '#client/ui/button.tsx'
import { moveToasts, toastHost } from '#client/ui/dialog/toast-host.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import styles from './toasts.module.css'

const ICONS = { good: IconCircleCheck, info: IconInfoCircle, warn: IconAlertTriangle, bad: IconAlertTriangle }

/**
 * Results of actions, in a line of the frame, so that they cover nothing. One at a time; the earlier ones on demand. What is
 * no result has a line below.
 */
export default function Toasts() {
  const t = useMessages(toastMessages)
  const toasts = useToasts(state => state.toasts)
  // Until the next message.
  const [openedAt, setOpenedAt] = useState(0)
  useEffect(moveToasts, [])
  const results = toasts.filter(({ isAside }) => !isAside)
  const last = results.at(-1)
  const isOpen = last !== undefined && last.at <= openedAt
  return createPortal(
    toasts.length > 0 && (
      <div className={`${look.column} ${look.rigid} ${look.scroll} ${look.screen} ${styles.toasts}`}>
        {isOpen && results.slice(0, -1).map(one => <Line key={one.cause} shown={one} />)}
        {last && (
          <Line key={last.cause} shown={last}>
            {results.length > 1 && (
              <Button
                kind="quiet"
                isSmall
                aria-expanded={isOpen}
                label={t('earlier', { count: results.length - 1 })}
                onClick={() => setOpenedAt(isOpen ? 0 : last.at)}
              />
            )}
          </Line>
        )}
        {toasts.map(one => one.isAside && <Line key={one.cause} shown={one} />)}
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
    <div
      className={`${look.line} ${look.ruled} ${look.raised} ${styles.toast}`}
      data-tone={tone}
      role={isUrgent(tone) ? 'alert' : 'status'}
    >
      <Icon size={16} aria-hidden />
      <span className={`${look.grow} ${look.shrink} ${look.breaking} ${styles.text}`}>
        {text}
        {action && (
          <Button
            kind="quiet"
            isSmall
            label={action.label}
            onClick={() => {
              toast.dismiss(cause)
              action.onClick()
            }}
          />
        )}
      </span>
      {children}
      <IconButton icon={IconX} label={t('close')} onClick={() => toast.dismiss(cause)} />
    </div>
  )
}
