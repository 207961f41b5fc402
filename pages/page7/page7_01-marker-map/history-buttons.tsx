import { Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import { useEffect, useEffectEvent } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { useHistory } from './markers/history.ts'
import { messages } from './messages.ts'

type Props = { onUndo: () => void; onRedo: () => void }

export function HistoryButtons({ onUndo, onRedo }: Props) {
  const t = useMessages(messages)
  const { past, future } = useHistory()
  useHistoryKeys({ onUndo, onRedo })
  return (
    <>
      <Button
        variant="default"
        px="sm"
        // Not `disabled`, so that the pressed button keeps the focus.
        aria-disabled={past.length === 0}
        data-disabled={past.length === 0 || undefined}
        aria-label={t('undo')}
        title={t('undoKeys')}
        onClick={onUndo}
      >
        <IconArrowBackUp size={18} aria-hidden={true} />
      </Button>
      <Button
        variant="default"
        px="sm"
        aria-disabled={future.length === 0}
        data-disabled={future.length === 0 || undefined}
        aria-label={t('redo')}
        title={t('redoKeys')}
        onClick={onRedo}
      >
        <IconArrowForwardUp size={18} aria-hidden={true} />
      </Button>
    </>
  )
}

/** Ctrl or ⌘ with Z, Shift+Z or Y. A text field has its own undo, and a dialog blocks the keys. */
function useHistoryKeys({ onUndo, onRedo }: Props) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event
    if (!(ctrlKey || metaKey) || altKey || !(target instanceof Element)) return
    if (target.closest('input:not([type=checkbox]):not([type=radio]), textarea, dialog')) return
    const letter = key.toLowerCase()
    if (letter === 'z' && !shiftKey) onUndo()
    else if (letter === 'y' || letter === 'z') onRedo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const handle = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
