import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { formatMoney } from '#client/i18n/money.ts'
import type { Product } from '#resources/products/contract.ts'
import { type Field, textOf } from './cells.ts'
import type { DraftFault } from './drafts.ts'
import { messages } from './messages.ts'

/** What is against a cell, in the words of its column. */
export function useSayFault() {
  const t = useMessages(messages)
  const language = useLanguage()
  return (row: Product, field: Field, fault: DraftFault): string => {
    if (fault.code === 'unsaved') return t('fault_unsaved', { now: textOf(row, field) })
    const { code, bound = 0 } = fault
    if (code === 'stale') return t('fault_stale', { now: textOf(row, field) })
    const isMoney = field === 'priceCents'
    if (code === 'int') return t(isMoney ? 'fault_amount' : 'fault_int')
    return t(`fault_${code}`, { bound: isMoney ? formatMoney(bound, language) : String(bound) })
  }
}
