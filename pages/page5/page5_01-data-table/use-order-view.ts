import { useMemo } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import type { OrderView } from './columns.tsx'
import { messages } from './messages.ts'

/** What the table's cells need. Its identity changes only when the cells must render again. */
export function useOrderView({ refusals, onOpen }: Pick<OrderView, 'refusals' | 'onOpen'>): OrderView {
  const t = useMessages(messages)
  const language = useLanguage()
  const formats = useFormats()
  return useMemo(() => ({ t, language, formats, onOpen, refusals }), [t, language, formats, onOpen, refusals])
}
