import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import { Help } from '#client/ui/popover/help.tsx'
import { messages } from './messages.ts'

/** The shortcuts that the help names. */
const NAMED_KEYS = ['cut', 'paste', 'undo', 'rename', 'create', 'remove'] as const

type Props = { id: string; canMove: boolean; canEdit: boolean }

/** What keys, mouse and touch do in the tree. */
export function TreeHelp({ id, canMove, canEdit }: Props) {
  const t = useMessages(messages)
  const keys = useKeyText()
  const keyTexts = Object.fromEntries(NAMED_KEYS.map(name => [name, keys(name)]))
  const hints = [
    t('keysRead'),
    ...(canMove ? [t('keysMove', keyTexts), t('drag')] : []),
    ...(canEdit ? [t('keysEdit', keyTexts)] : []),
  ]
  return <Help id={id} label={t('help')} hints={hints} />
}
