import { memo } from 'react'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { formatMoney } from '#client/i18n/money.ts'
import look from '#client/ui/look.module.css'
import { FIELDS, type Field, isEditable, isNumber, textOf } from '#pages/page5/page5_03-grid-edit/cells.ts'
import { type Batch, type Draft, type Drafts, keyOf } from '#pages/page5/page5_03-grid-edit/edits/drafts.ts'
import { messages } from '#pages/page5/page5_03-grid-edit/messages.ts'
import styles from '#pages/page5/page5_03-grid-edit/sheet.module.css'
import type { Product } from '#resources/products/contract.ts'
import { CATEGORY_NAMES } from '#resources/products/rules.ts'
import { CellIssue } from './cell-issue.tsx'
import type { CellRef } from './range.ts'

type Props = {
  row: Product
  drafts: Drafts
  canWrite: boolean
  /** The column of the cell in the tab order; null if it is in another row. */
  focus: number | null
  /** The selected columns; `from` is null if there are none. */
  from: number | null
  to: number
  typing: string | null
  onFocus: (place: CellRef) => void
  onType: (text: string) => void
  onLeave: () => void
  onRetry: (place: CellRef, batch: Batch) => void
  onKeep: (place: CellRef, text: string) => void
  onDrop: (place: CellRef) => void
}

/** Renders again only when its own props change. */
export const SheetRow = memo(function SheetRow(props: Props) {
  const { row, drafts, canWrite, focus, from, to, typing, onFocus, onType, onLeave, onRetry, onKeep, onDrop } = props
  const t = useMessages(messages)
  return (
    <tr data-id={row.id}>
      {FIELDS.map((field, column) => {
        const draft = drafts.get(keyOf({ id: row.id, field }))
        const issue = draft?.issue ?? null
        const isFocus = focus === column
        const isOpen = isFocus && canWrite && isEditable(field)
        const Cell = column === 0 ? 'th' : 'td'
        const issueId = `issue-${row.id}-${field}`
        return (
          <Cell
            key={field}
            scope={column === 0 ? 'row' : undefined}
            data-number={isNumber(field) || undefined}
            data-saving={(draft && !issue) || undefined}
            data-refused={issue !== null || undefined}
            aria-selected={from !== null && column >= from && column <= to}
            aria-readonly={!canWrite || !isEditable(field) || undefined}
            {...(isFocus &&
              !isOpen && { tabIndex: 0, 'data-focus': true, onFocus: () => onFocus({ id: row.id, column }) })}
          >
            {/* The text under the input keeps the column's width. */}
            <Shown row={row} field={field} draft={draft} isHidden={isOpen} />
            {isOpen && (
              <input
                data-focus
                className={`${look.full} ${styles.input}`}
                aria-label={`${t(field)}, ${row.sku}`}
                aria-invalid={issue !== null || undefined}
                aria-describedby={issue ? issueId : undefined}
                inputMode={isNumber(field) ? 'decimal' : undefined}
                autoComplete="off"
                spellCheck={false}
                value={typing ?? draft?.text ?? textOf(row, field)}
                onChange={event => onType(event.currentTarget.value)}
                onFocus={() => onFocus({ id: row.id, column })}
                onBlur={onLeave}
              />
            )}
            {draft?.issue && (
              <CellIssue
                id={issueId}
                row={row}
                field={field}
                typed={draft.text}
                issue={draft.issue}
                isFocus={isFocus}
                onRetry={batch => onRetry({ id: row.id, column }, batch)}
                onKeep={() => onKeep({ id: row.id, column }, draft.text)}
                onDrop={() => onDrop({ id: row.id, column })}
              />
            )}
          </Cell>
        )
      })}
    </tr>
  )
})

type ShownProps = { row: Product; field: Field; draft: Draft | undefined; isHidden: boolean }

function Shown({ row, field, draft, isHidden }: ShownProps) {
  const language = useLanguage()
  const words = () => {
    if (draft) return draft.text
    if (field === 'category') return CATEGORY_NAMES[row.category][language]
    return field === 'priceCents' ? formatMoney(row.priceCents, language) : textOf(row, field)
  }
  return (
    <span className={`${look.block} ${styles.text}`} data-hidden={isHidden || undefined}>
      {words()}
    </span>
  )
}
