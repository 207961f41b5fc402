import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText, useShortcut } from '#client/shortcuts/shortcuts.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { historyMessages } from './messages.ts'

type Props = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

/** Undo and Redo, with their keys. Not `disabled`, so that a pressed button keeps the focus. */
export function HistoryButtons({ canUndo, canRedo, onUndo, onRedo }: Props) {
  const t = useMessages(historyMessages)
  const keys = useKeyText()
  useShortcut('undo', onUndo)
  useShortcut('redo', onRedo)
  return (
    <>
      <IconButton
        icon={IconArrowBackUp}
        label={t('undo')}
        title={t('undoKeys', { keys: keys('undo') })}
        aria-disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        icon={IconArrowForwardUp}
        label={t('redo')}
        title={t('redoKeys', { keys: keys('redo') })}
        aria-disabled={!canRedo}
        onClick={onRedo}
      />
    </>
  )
}
