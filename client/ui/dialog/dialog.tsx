import { type ReactNode, useEffect, useId, useRef } from 'react'
import { focusedElement } from '#client/ui/focus.ts'
import styles from './dialog.module.css'
import { moveToasts } from './toast-host.ts'

type Props = {
  title: string
  /** Controls at the end of the title's line. */
  beside?: ReactNode
  /** On Escape, or a click on the backdrop. */
  onClose: () => void
  children: ReactNode
  /** Omitted if the content is a form, which has its own buttons. */
  actions?: ReactNode
  isWide?: boolean
  /** Opens at the side, at full height. */
  isDrawer?: boolean
}

/** A question or a small task: the browser's own modal dialog, which traps the focus. */
export function Dialog({ title, beside, onClose, children, actions, isWide, isDrawer }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const opener = focusedElement()
    dialog.current?.showModal()
    moveToasts()
    // React may remove the element without closing it, and then the browser does not return the focus.
    return () => {
      moveToasts()
      opener?.focus()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape itself.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide}
      data-drawer={isDrawer}
      aria-labelledby={titleId}
      onCancel={event => {
        // React also reports those of a dialog inside this one, and the browser that a file chooser was cancelled.
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {beside}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
