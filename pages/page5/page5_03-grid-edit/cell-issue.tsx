import { useMessages } from '#client/i18n/i18n.ts'
import type { Product } from '#resources/products/contract.ts'
import type { Field } from './cells.ts'
import type { Batch, DraftIssue } from './edits/drafts.ts'
import { messages } from './messages.ts'
import styles from './sheet.module.css'
import { useIssueText } from './use-issue-text.ts'

type Props = {
  id: string
  row: Product
  field: Field
  /** The text of the edit. */
  typed: string
  issue: DraftIssue
  /** Only the buttons of the current cell are in the tab order, because the sheet is one tab stop. */
  isFocus: boolean
  onRetry: (batch: Batch) => void
  onDrop: () => void
}

/** The issue of a cell, below its text. An unsaved cell can be retried or discarded here. */
export function CellIssue({ id, row, field, typed, issue, isFocus, onRetry, onDrop }: Props) {
  const t = useMessages(messages)
  const issueText = useIssueText()
  const cell = { cell: `${t(field)}, ${row.sku}` }
  return (
    <span className={styles.issue}>
      <span id={id}>{issueText(row, field, issue, typed)}</span>
      {issue.code === 'unsaved' && (
        <span className={styles.acts} onPointerDown={event => event.stopPropagation()}>
          <button
            type="button"
            tabIndex={isFocus ? 0 : -1}
            aria-label={t('againCell', cell)}
            onClick={() => onRetry(issue.batch)}
          >
            {t('again')}
          </button>
          <button type="button" tabIndex={isFocus ? 0 : -1} aria-label={t('discardCell', cell)} onClick={onDrop}>
            {t('discard')}
          </button>
        </span>
      )}
    </span>
  )
}
