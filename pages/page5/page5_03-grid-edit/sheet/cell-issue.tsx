import { useLayoutEffect, useRef } from 'react'
import { formatMoney } from '#client/i18n/money.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { type Field, textOf } from '#pages/page5/page5_03-grid-edit/cells.ts'
import type { Batch, DraftIssue } from '#pages/page5/page5_03-grid-edit/edits/drafts.ts'
import { messages } from '#pages/page5/page5_03-grid-edit/messages.ts'
import styles from '#pages/page5/page5_03-grid-edit/sheet.module.css'
import type { Product } from '#resources/products/contract.ts'

type Props = {
  id: string
  row: Product
  field: Field
  /** The text of the edit. */
  typed: string
  issue: DraftIssue
  /** The current cell shows the whole text with its actions; the others show one line of it. */
  isFocus: boolean
  onRetry: (batch: Batch) => void
  onKeep: () => void
  onDrop: () => void
}

/**
 * The issue of a cell: one line below its text, so that a row stays low. In the current cell, a card over the rows below
 * says all of it. There, an unsaved cell can be retried, and a conflict decided.
 */
export function CellIssue({ id, row, field, typed, issue, isFocus, onRetry, onKeep, onDrop }: Props) {
  const { t } = useLocale(messages)
  const text = useIssueText()(row, field, issue, typed)
  const cell = { cell: `${t(field)}, ${row.sku}` }
  const card = useRef<HTMLSpanElement>(null)
  // The browser scrolls to the focused cell only, and the card is below it. Another text may be a longer one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the card shows.
  useLayoutEffect(() => {
    if (isFocus) card.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isFocus, text])

  const actions =
    issue.code === 'unsaved'
      ? [
          { label: t('again'), name: t('againCell', cell), act: () => onRetry(issue.batch) },
          { label: t('discard'), name: t('discardCell', cell), act: onDrop },
        ]
      : issue.code === 'stale'
        ? [
            { label: t('keepMine'), name: t('keepMineCell', cell), act: onKeep },
            { label: t('useTheirs'), name: t('useTheirsCell', cell), act: onDrop },
          ]
        : []
  if (!isFocus)
    return (
      <span
        id={id}
        className={`${look.block} ${look.clip} ${look.bad} ${look.small} ${look.startText} ${styles.issue}`}
        title={text}
      >
        {text}
      </span>
    )
  return (
    <span className={`${look.block} ${look.clip} ${look.bad} ${look.small} ${look.startText} ${styles.issue}`}>
      <span ref={card} className={`${look.surface} ${styles.card}`} onPointerDown={event => event.stopPropagation()}>
        <span id={id}>{text}</span>
        {actions.length > 0 && (
          <span className={`${look.flex} ${look.wrapping}`} data-above="8" data-gap="8">
            {actions.map(({ label, name, act }) => (
              <Button key={label} isSmall aria-label={name} label={label} onClick={act} />
            ))}
          </span>
        )}
      </span>
    </span>
  )
}

/** The text for the issue of a cell and what was typed into it, depending on its column. */
function useIssueText() {
  const { t, language } = useLocale(messages)
  return (row: Product, field: Field, issue: DraftIssue, typed: string): string => {
    if (issue.code === 'unsaved') {
      const now = textOf(row, field)
      // The request may have taken effect without a reply.
      return t(typed === now ? 'issue_unanswered' : 'issue_unsaved', { now })
    }
    const { code, bound = 0 } = issue
    if (code === 'stale') return t('issue_stale', { now: textOf(row, field) })
    const isMoney = field === 'priceCents'
    if (code === 'int') return t(isMoney ? 'issue_amount' : 'issue_int')
    return t(`issue_${code}`, { bound: isMoney ? formatMoney(bound, language) : String(bound) })
  }
}
