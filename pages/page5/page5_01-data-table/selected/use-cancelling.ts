import { useRef, useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useReasons } from '#client/list/selection/use-reasons.ts'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { toast } from '#client/toast/toast.ts'
import { confirm } from '#client/ui/dialog/confirm.tsx'
import { messages } from '#pages/page5/page5_01-data-table/messages.ts'
import { type CancelOutcome, cancelOrders, type Order } from '#resources/orders/contract.ts'

type Refusals = ReadonlyMap<number, NonNullable<CancelOutcome['refusal']>>
const NO_REFUSALS: Refusals = new Map()
/** Orders per request: few enough for smooth progress, and for Stop to work quickly. */
const BATCH = 50

/** Cancels orders in batches, and reports why some could not be cancelled. */
export function useCancelling(selection: Selection<Order>) {
  const { t, language } = useLocale(messages)
  const describe = useReasons()
  const [refusals, setRefusals] = useState(NO_REFUSALS)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const isStopped = useRef(false)
  /** The batch that got no response. It may have succeeded, so it is resent unchanged, which cancels nothing twice. */
  const unanswered = useRef<readonly Order[]>([])
  const { run } = useAction(cancelOrders, { cause: 'not-cancelled', failed: reason => t('notDone', { reason }) })

  async function cancel(orders: readonly Order[]) {
    const count = orders.length
    const isSure = await confirm({
      title: t('cancelOrders', { count }),
      text: t('cancelText'),
      confirmLabel: t('cancelOrders', { count }),
      cancelLabel: t('keepOrders'),
      isDangerous: true,
    })
    if (!isSure) return
    isStopped.current = false
    const outcomes: CancelOutcome[] = []
    for (const batch of batchesOf(orders, unanswered.current)) {
      if (isStopped.current) break
      setProgress({ done: outcomes.length, total: count })
      const answered = await cancelBatch(batch)
      if (!answered) break
      outcomes.push(...answered)
    }
    setProgress(null)
    showOutcomes(outcomes)
  }

  async function cancelBatch(orders: readonly Order[]): Promise<CancelOutcome[] | null> {
    unanswered.current = orders
    const answered = await run({ body: { orders: orders.map(({ id, version }) => ({ id, version })) } })
    if (!answered) return null
    const { outcomes } = answered.reply
    unanswered.current = []
    const cancelled = new Set(outcomes.filter(({ refusal }) => refusal === null).map(({ id }) => id))
    selection.remove(orders.filter(({ id }) => cancelled.has(id)))
    return outcomes
  }

  function showOutcomes(outcomes: readonly CancelOutcome[]) {
    const refused = outcomes.flatMap(({ id, refusal }) => (refusal ? [[id, refusal] as const] : []))
    setRefusals(new Map(refused))
    const count = outcomes.length - refused.length
    const done = count > 0 && t('areCancelled', { count })
    if (refused.length === 0) return done && toast.success(done, { cause: 'cancelled' })
    const reasons = describe(refused.map(([, refusal]) => t(`refused_${refusal}`)))
    const texts = [done, t('someRefused', { count: refused.length, reasons })]
    toast.warning(texts.filter(Boolean).join(language === 'zh' ? '' : ' '), { cause: 'cancelled' })
  }

  return {
    refusals,
    progress,
    cancel,
    stop: () => {
      isStopped.current = true
    },
  }
}
export type Cancelling = ReturnType<typeof useCancelling>

/** Splits orders into batches. Those of the unanswered batch stay together, in their versions of that time. */
function* batchesOf(orders: readonly Order[], sentBefore: readonly Order[]) {
  const again = sentBefore.filter(({ id }) => orders.some(order => order.id === id))
  if (again.length > 0) yield again
  const rest = orders.filter(({ id }) => !again.some(order => order.id === id))
  for (let at = 0; at < rest.length; at += BATCH) yield rest.slice(at, at + BATCH)
}
