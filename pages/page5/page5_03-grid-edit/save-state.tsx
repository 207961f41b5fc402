import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { DraftIssue, Drafts } from './edits/drafts.ts'
import type { Edits } from './edits/use-edits.ts'
import { messages } from './messages.ts'

type Props = { edits: Edits; canWrite: boolean }

const issuesIn = (drafts: Drafts): DraftIssue[] => [...drafts.values()].flatMap(({ issue }) => issue ?? [])

/** Shows whether everything is saved. Failed or refused cells are listed until they are handled. */
export function SaveState({ edits, canWrite }: Props) {
  const t = useMessages(messages)
  const status = useRef<HTMLParagraphElement>(null)
  const issues = issuesIn(edits.drafts)
  const unsaved = issues.filter(issue => issue.code === 'unsaved')
  const refused = issues.length - unsaved.length
  const say = () => {
    if (!canWrite) return t('readOnly')
    if (edits.isSending) return t('saving')
    const said = [
      unsaved[0] && t('unsaved', { count: unsaved.length, reason: unsaved[0].reason }),
      refused > 0 && t('refused', { count: refused }),
    ].filter(Boolean)
    return said.length > 0 ? said.join(' ') : t('allSaved')
  }
  // The button disappears after its action, so the focus moves beside it.
  const handle = (act: () => void) => () => {
    status.current?.focus()
    act()
  }
  return (
    <div
      className={`${look.row} ${look.between} ${look.gutter} ${look.ruled}`}
      style={{ minHeight: 36 }}
      data-gap="4 12"
    >
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className={issues.length > 0 && !edits.isSending ? look.bad : undefined}
      >
        {say()}
      </p>
      <div className={look.flex} data-gap="8">
        {unsaved.length > 0 && <Button isSmall label={t('again')} onClick={handle(edits.retryAll)} />}
        {issues.length > 0 && (
          <Button
            kind="quiet"
            isSmall
            label={t(unsaved.length > 0 ? 'discard' : 'dropRefused')}
            onClick={handle(edits.dropAll)}
          />
        )}
      </div>
    </div>
  )
}
