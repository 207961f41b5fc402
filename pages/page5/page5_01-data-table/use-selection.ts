import { useCallback, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { type Order, type OrderFilter, selectOrders } from '#resources/orders/contract.ts'
import { isOpen } from '#resources/orders/rules.ts'
import { messages } from './messages.ts'

/** An order at the version that was read. */
export type Chosen = Pick<Order, 'id' | 'version'>
type Selection = ReadonlyMap<number, Chosen>
const NOTHING: Selection = new Map()

/** The selected orders, on whichever page of the list they are; what is on the screen counts at the version that is there now. */
export function useSelection(rows: readonly Order[]) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const [selected, setSelected] = useState(NOTHING)

  const add = useCallback(
    (orders: readonly Chosen[]) =>
      setSelected(before => new Map([...before, ...orders.map(({ id, version }) => [id, { id, version }] as const)])),
    [],
  )
  const remove = useCallback(
    (ids: ReadonlySet<number>) => setSelected(before => new Map([...before].filter(([id]) => !ids.has(id)))),
    [],
  )
  const toggle = useCallback(
    (order: Chosen, isSelected: boolean) => (isSelected ? add([order]) : remove(new Set([order.id]))),
    [add, remove],
  )

  /** Adds all that the filter finds and that may be cancelled, on whichever page they are. */
  async function addOpen(filter: OrderFilter) {
    try {
      const found = await api.call(selectOrders, { query: filter })
      const open = found.rows.filter(({ status }) => isOpen(status))
      add(open)
      if (found.isCut) toast.warning(t('selectedCut', { count: open.length }), { cause: 'selection' })
    } catch (error) {
      toast.error(t('notSelected', { reason: describe(error) }), { cause: 'selection' })
    }
  }

  const shown = new Map(rows.map(row => [row.id, row]))
  return {
    selected,
    chosen: [...selected.values()].map(one => shown.get(one.id) ?? one),
    toggle,
    add,
    addOpen,
    remove,
    clear: () => setSelected(NOTHING),
  }
}
