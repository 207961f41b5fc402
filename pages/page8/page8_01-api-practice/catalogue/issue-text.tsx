import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { Issue } from './check.ts'

/** The text of an issue. Includes its JSON pointer, unless it is next to the field itself. */
export function IssueText({
  issue: { pointer, code, asked },
  showsPointer = true,
}: {
  issue: Issue
  showsPointer?: boolean
}) {
  const t = useMessages(messages)
  return (
    <>
      {showsPointer && <code>{pointer || t('whole')}</code>}{' '}
      {t(`issue_${code}`, { asked, ...(typeof asked === 'number' && { count: asked }) })}
    </>
  )
}
