import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'

/** The shortcuts that the help names. */
const NAMED_KEYS = ['cut', 'paste', 'undo', 'rename', 'create', 'remove'] as const

type Props = { id: string; canMove: boolean; canEdit: boolean }

/** What keys, mouse and touch do in the tree, behind a button. Screen readers have it as the tree's description. */
export function Help({ id, canMove, canEdit }: Props) {
  const t = useMessages(messages)
  const keys = useKeyText()
  const keyTexts = Object.fromEntries(NAMED_KEYS.map(name => [name, keys(name)]))
  const hints = [
    t('keysRead'),
    ...(canMove ? [t('keysMove', keyTexts), t('drag')] : []),
    ...(canEdit ? [t('keysEdit', keyTexts)] : []),
  ]
  return (
    <>
      <Popover label={t('help')} button={<IconHelp size={18} aria-hidden />}>
        <ul className={`${look.stack} ${styles.help}`} data-gap="8">
          {hints.map(hint => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </Popover>
      <p id={id} hidden>
        {hints.join(' ')}
      </p>
    </>
  )
}
