import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import type { ListOf } from '#client/list/use-list-page.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page5/page5_01-data-table/messages.ts'
import type { ordersSearch } from '#pages/page5/page5_01-data-table/search-params.ts'
import { type Order, selectOrders } from '#resources/orders/contract.ts'
import { isOpen } from '#resources/orders/rules.ts'

/** Selects all matching orders that can be cancelled, on every page. */
export function useSelectOpen({ query, selection }: ListOf<typeof ordersSearch>): () => Promise<void> {
  const t = useMessages(messages)
  const describe = useProblemText()
  return async () => {
    try {
      const found = await api.call(selectOrders, { query })
      const open = found.rows.filter(({ status }) => isOpen(status))
      // For orders that are not on the screen, only id and version are used.
      selection.add(open as Order[])
      if (found.isCut) toast.warning(t('selectedCut', { count: open.length }), { cause: 'selection' })
    } catch (error) {
      toast.error(t('notSelected', { reason: describe(error) }), { cause: 'selection' })
    }
  }
}
