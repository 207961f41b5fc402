import { type ReactNode, useEffect, useId, useRef } from 'react'
import look from '#client/ui/look.module.css'
import styles from './dialog.module.css'
import { moveToasts } from './toast-host.ts'
import { useBackdrop } from './use-backdrop.ts'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  title: string
  /** On Escape, or a click on the backdrop. */
  onClose: () => void
  children: ReactNode
  /** Omitted if the content is a form, which has its own buttons. */
  actions?: ReactNode
  isWide?: boolean
}

/** A question or a small task: the browser's own modal dialog, which traps the focus. */
export function Dialog({ title, onClose, children, actions, isWide }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const returnFocus = useReturnFocus(dialog)
  const backdrop = useBackdrop(dialog, onClose)

  useEffect(() => {
    dialog.current?.showModal()
    moveToasts()
    return () => {
      moveToasts()
      returnFocus()
    }
  }, [returnFocus])

  return (
    <dialog
      ref={dialog}
      className={`${look.frame} ${look.quietFocus} ${look.text}`}
      style={{ width: `min(${isWide ? 720 : 440}px, 100vw - 32px)` }}
      aria-labelledby={titleId}
      onCancel={event => {
        // React also reports those of a dialog inside this one, and the browser that a file chooser was cancelled.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      {...backdrop}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={look.heading} data-below="8">
          {title}
        </h2>
        {children}
        {actions && (
          <div className={`${look.row} ${look.fit} ${look.away}`} data-above="16">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  )
}
