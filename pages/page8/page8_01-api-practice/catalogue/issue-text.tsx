import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { Issue } from './check.ts'

/** What is wrong at a place; the place is said where the text does not stand at it. */
export function IssueText({ issue: { pointer, code, asked }, hasPlace = true }: { issue: Issue; hasPlace?: boolean }) {
  const t = useMessages(messages)
  return (
    <>
      {hasPlace && <code>{pointer || t('whole')}</code>} {t(`issue_${code}`, { asked })}
    </>
  )
}
