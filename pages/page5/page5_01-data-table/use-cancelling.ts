import { useRef, useState } from 'react'
import { api } from '#client/api/api.ts'
import { useIdempotencyKey } from '#client/api/idempotency.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { toast } from '#client/ui/toast.ts'
import { type CancelOutcome, cancelOrders, listOrders, sumOrders } from '#resources/orders/contract.ts'
import { messages } from './messages.ts'
import type { Chosen } from './use-selection.ts'

type Refusals = ReadonlyMap<number, NonNullable<CancelOutcome['refusal']>>
const NO_REFUSALS: Refusals = new Map()
/** How many go in one request: few enough that the progress moves, and that Stop soon takes hold. */
const BATCH = 50

/** Cancels many orders, a batch after the other; tells of each that could not be why. `onDone` hears which were, batch by batch. */
export function useCancelling(onDone: (ids: ReadonlySet<number>) => void) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const keyOf = useIdempotencyKey()
  const [refusals, setRefusals] = useState(NO_REFUSALS)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const isStopped = useRef(false)
  /** The batch to which no answer came. It may have been done: sent again just as it was, it is not done twice. */
  const unanswered = useRef<readonly Chosen[]>([])

  async function cancelAll(orders: readonly Chosen[]) {
    const count = orders.length
    const isSure = await confirm({
      title: t('cancelOrders', { count }),
      text: t('cancelText'),
      confirmLabel: t('cancelOrders', { count }),
      cancelLabel: t('keep'),
      isDangerous: true,
    })
    if (!isSure) return
    isStopped.current = false
    const outcomes: CancelOutcome[] = []
    try {
      for (const batch of batchesOf(orders, unanswered.current)) {
        if (isStopped.current) break
        setProgress({ done: outcomes.length, total: count })
        outcomes.push(...(await cancelBatch(batch)))
      }
    } catch (error) {
      toast.error(t('notDone', { reason: describe(error) }), { cause: 'not-cancelled' })
    }
    setProgress(null)
    tell(outcomes)
    for (const { path } of [listOrders, sumOrders]) void queryClient.invalidateQueries({ queryKey: [path] })
  }

  async function cancelBatch(orders: readonly Chosen[]): Promise<CancelOutcome[]> {
    const body = { orders: orders.map(({ id, version }) => ({ id, version })) }
    unanswered.current = orders
    const { outcomes } = await api.call(cancelOrders, { headers: { 'idempotency-key': keyOf(body) }, body })
    unanswered.current = []
    onDone(new Set(outcomes.filter(({ refusal }) => refusal === null).map(({ id }) => id)))
    return outcomes
  }

  function tell(outcomes: readonly CancelOutcome[]) {
    const refused = outcomes.flatMap(({ id, refusal }) => (refusal ? [[id, refusal] as const] : []))
    setRefusals(new Map(refused))
    const count = outcomes.length - refused.length
    if (count > 0) toast.success(t('areCancelled', { count }), { cause: 'cancelled' })
    if (refused.length > 0) toast.warning(t('someRefused', { count: refused.length }), { cause: 'refused' })
  }

  return {
    refusals,
    progress,
    cancelAll,
    stop: () => {
      isStopped.current = true
    },
  }
}

/** Orders in batches; those that were sent before without an answer are one by themselves, as they were then. */
function* batchesOf(orders: readonly Chosen[], sentBefore: readonly Chosen[]) {
  const again = sentBefore.filter(({ id }) => orders.some(order => order.id === id))
  if (again.length > 0) yield again
  const rest = orders.filter(({ id }) => !again.some(order => order.id === id))
  for (let at = 0; at < rest.length; at += BATCH) yield rest.slice(at, at + BATCH)
}
