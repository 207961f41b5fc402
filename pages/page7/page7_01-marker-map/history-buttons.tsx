import { Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText, useShortcut } from '#client/shortcuts/shortcuts.ts'
import { useHistory } from './markers/history.ts'
import { messages } from './messages.ts'

type Props = { onUndo: () => void; onRedo: () => void }

export function HistoryButtons({ onUndo, onRedo }: Props) {
  const t = useMessages(messages)
  const { past, future } = useHistory()
  const keys = useKeyText()
  useShortcut('undo', onUndo)
  useShortcut('redo', onRedo)
  return (
    <>
      <Button
        variant="default"
        px="sm"
        // Not `disabled`, so that the pressed button keeps the focus.
        aria-disabled={past.length === 0}
        data-disabled={past.length === 0 || undefined}
        aria-label={t('undo')}
        title={t('undoKeys', { keys: keys('undo') })}
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
        title={t('redoKeys', { keys: keys('redo') })}
        onClick={onRedo}
      >
        <IconArrowForwardUp size={18} aria-hidden={true} />
      </Button>
    </>
  )
}
