import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { Issue } from './check.ts'
import styles from './issue-list.module.css'
import { IssueText } from './issue-text.tsx'

/** The issues of a text. A click on one goes to its position. */
export function IssueList({ issues, onShow }: { issues: readonly Issue[]; onShow: (pointer: string) => void }) {
  const t = useMessages(messages)
  if (issues.length === 0) return null
  return (
    <ul className={`${look.codes} ${look.scroll} ${look.stack}`} style={{ maxHeight: 180 }} data-gap="2">
      {issues.map((issue, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two issues may have the same place and code.
        <li key={index}>
          <button
            type="button"
            className={`${look.bad} ${look.full} ${look.insideFocus} ${look.pick} ${look.roundedSmall} ${styles.issue}`}
            title={t('showPlace', { pointer: issue.pointer || t('whole') })}
            onClick={() => onShow(issue.pointer)}
          >
            <IssueText issue={issue} />
          </button>
        </li>
      ))}
    </ul>
  )
}
