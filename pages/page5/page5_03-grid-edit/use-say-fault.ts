import { useLanguage, useMessages } from '#client/i18n.ts'
import { formatMoney } from '#client/money.ts'
import type { Product } from '#resources/products/contract.ts'
import type { CellFault } from '#resources/products/rules.ts'
import { type Field, textOf } from './cells.ts'
import { messages } from './messages.ts'

/** What is against a cell, in the words of its column. */
export function useSayFault() {
  const t = useMessages(messages)
  const language = useLanguage()
  return (row: Product, field: Field, { code, bound = 0 }: CellFault): string => {
    if (code === 'stale') return t('fault_stale', { now: textOf(row, field) })
    const isMoney = field === 'priceCents'
    if (code === 'int') return t(isMoney ? 'fault_amount' : 'fault_int')
    return t(`fault_${code}`, { bound: isMoney ? formatMoney(bound, language) : String(bound) })
  }
}
