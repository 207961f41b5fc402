import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '#client/i18n/i18n.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { pageScroller } from '#client/ui/scroll/page-scroller.ts'
import { remInPixels, watchSize } from '#client/ui/size/use-size.ts'
import { dialogMessages } from './messages.ts'
import styles from './pane.module.css'
import { paneHost, placePanes } from './pane-host.ts'
import { moveToasts } from './toast-host.ts'
import { useReturnFocus } from './use-return-focus.ts'

type Props = {
  title: string
  /** Controls between the title and the button that closes the pane. */
  beside?: ReactNode
  /** By its button, or Escape. */
  onClose: () => void
  children: ReactNode
}

/**
 * A record beside its list, which stays in use. Where there is no room for both, the pane covers the page, like a modal
 * dialog.
 */
export function Pane({ title, beside, onClose, children }: Props) {
  const t = useMessages(dialogMessages)
  const titleId = useId()
  const pane = useRef<HTMLDialogElement>(null)
  const hasRoom = useHasRoom()
  const returnFocus = useReturnFocus(pane)

  useEffect(() => {
    if (!paneHost().isConnected) placePanes()
    if (hasRoom) pane.current?.show()
    else pane.current?.showModal()
    moveToasts()
    const shown = pane.current
    return () => {
      shown?.close()
      moveToasts()
      returnFocus()
    }
  }, [hasRoom, returnFocus])

  const close = useEffectEvent(onClose)
  // The browser closes only modal dialogs by Escape.
  useEffect(() => {
    if (!hasRoom) return
    function handleKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing({ nativeEvent: event })) return
      if (!isMeant(event.target, pane.current)) return
      // Or the same key would close the question whether to leave, too.
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [hasRoom])

  return createPortal(
    <dialog
      ref={pane}
      className={`${look.quietFocus} ${look.text} ${styles.pane}`}
      data-pane
      aria-labelledby={titleId}
      onCancel={event => {
        // React also reports those of a dialog inside this one, and the browser that a file chooser was cancelled.
        if (event.target !== pane.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={`${look.line} ${look.rigid} ${styles.head}`}>
        <h2 id={titleId} className={`${look.heading} ${look.grow} ${look.shrink} ${look.breaking}`}>
          {title}
        </h2>
        {beside}
        <IconButton icon={IconX} label={t('close')} onClick={onClose} />
      </div>
      <div className={`${look.grow} ${look.low} ${look.scroll} ${look.ruled} ${styles.content}`}>{children}</div>
    </dialog>,
    paneHost(),
  )
}

/** Whether a key is for the pane: it has the focus, or nothing has, and nothing is open over it that closes first. */
function isMeant(target: EventTarget | null, pane: HTMLElement | null): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog:modal, :popover-open')) return false
  return target === document.body || target.closest('dialog') === pane
}

/** Of a pane (pane.module.css), and the least that a list needs beside it. In rem, because larger text needs more. */
const ROOM_REM = 23.5 + 27.5

/** Whether the sheet has room for a pane beside the page. */
const useHasRoom = (): boolean => useSyncExternalStore(watch, hasRoom)

const watch = (listener: () => void) => watchSize(pageScroller(), listener)
const hasRoom = () => (pageScroller()?.clientWidth ?? 0) >= ROOM_REM * remInPixels()
