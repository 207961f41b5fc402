import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type Props = {
  title: string
  /** Escape, or a press beside the dialog. */
  onClose: () => void
  children: ReactNode
  /** Left out where the content is a form, which has its own. */
  actions?: ReactNode
  isWide?: boolean
  /** Stands at the side, as high as the screen. */
  isDrawer?: boolean
}

/** A question or small task that comes before all else: the browser's own modal dialog, which holds the focus. */
export function Dialog({ title, onClose, children, actions, isWide, isDrawer }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    // The element may be taken out of the page without being closed: then the focus would not come back by itself.
    return () => opener?.focus()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the browser's own way.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide}
      data-drawer={isDrawer}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}
