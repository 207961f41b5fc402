import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { formatMoney } from '#client/i18n/money.ts'
import { type Field, textOf } from '#pages/page5/page5_03-grid-edit/cells.ts'
import type { DraftIssue } from '#pages/page5/page5_03-grid-edit/edits/drafts.ts'
import { messages } from '#pages/page5/page5_03-grid-edit/messages.ts'
import type { Product } from '#resources/products/contract.ts'

/** The text for the issue of a cell and what was typed into it, depending on its column. */
export function useIssueText() {
  const t = useMessages(messages)
  const language = useLanguage()
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
