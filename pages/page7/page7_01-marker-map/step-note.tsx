import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { Change } from './markers/change.ts'
import { useHistory } from './markers/history.ts'
import { messages } from './messages.ts'
import styles from './page.module.css'

/** What the last step did, as long as it is the last one. */
export type Note = { text: string; step: Change | undefined }

/** Reports what was removed or added, with Undo, until the next step. */
export function StepNote({ note, onUndo }: { note: Note | null; onUndo: () => void }) {
  const t = useMessages(messages)
  const isLast = useHistory(({ past }) => note !== null && past.at(-1) === note.step)
  return (
    <div
      className={`${look.line} ${look.fit} ${isLast ? look.over : ''} ${styles.note}`}
      data-above={isLast ? '16' : undefined}
      data-pad={isLast ? '8' : undefined}
      role="status"
    >
      {isLast && note && (
        <>
          <span>{note.text}</span>
          <Button kind="quiet" isSmall label={t('undo')} onClick={onUndo} />
        </>
      )}
    </div>
  )
}
