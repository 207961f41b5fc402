import { useMemo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import type { OrderView } from './columns.tsx'
import { messages } from './messages.ts'

/** What the table's cells need. Its identity changes only when the cells must render again. */
export function useOrderView({ refusals, onOpen }: Pick<OrderView, 'refusals' | 'onOpen'>): OrderView {
  const { t, language, formats } = useLocale(messages)
  return useMemo(() => ({ t, language, formats, onOpen, refusals }), [t, language, formats, onOpen, refusals])
}
