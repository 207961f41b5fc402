import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { readUrlState, useUrlState } from '#client/router/url-state.ts'
import { toast } from '#client/toast/toast.ts'
import { focusHeading } from '#client/ui/page-head.tsx'
import { pageScroller } from '#client/ui/scroll/page-scroller.ts'
import type { OrderWithLines } from '#resources/orders/contract.ts'
import { blankDraft, type Draft, type Sheet } from './draft.ts'
import { messages } from './messages.ts'
import { OrderForm } from './order-form.tsx'
import { Confirmation } from './placed/confirmation.tsx'
import { adopt, CAUSE, useCancelling } from './placed/use-cancelling.ts'
import { OrderState } from './search-params.ts'

export default function OrderFormPage() {
  const t = useMessages(messages)
  const [{ order: shownId }, change] = useUrlState(OrderState)
  const [sheet, setSheet] = useState<Sheet>(() => ({ number: 1, draft: blankDraft(), key: crypto.randomUUID() }))
  const last = useRef<{ id: number; draft: Draft }>(null)
  const seenId = useRef(shownId)

  // The pressed button is gone with the form or the order, so the focus moves to the top.
  useEffect(() => {
    if (seenId.current === shownId) return
    seenId.current = shownId
    pageScroller()?.scrollTo({ top: 0 })
    focusHeading()
  }, [shownId])

  /** A new number is a new form. */
  const begin = (draft: Draft, key: string = crypto.randomUUID()) =>
    setSheet(({ number }) => ({ number: number + 1, draft, key }))
  const cancelling = useCancelling(({ id }) => {
    // Undone at once: the form shows the order's input again, so that it can be corrected.
    if (last.current?.id !== id || readUrlState(OrderState, location.search).order !== id) return
    begin(last.current.draft)
    change({ order: undefined })
  })

  function handlePlaced(order: OrderWithLines, draft: Draft) {
    last.current = { id: order.id, draft }
    adopt(order)
    begin(blankDraft())
    change({ order: order.id })
    const undo = { label: t('undo'), onClick: () => void cancelling.cancel(order) }
    toast.success(t('placed', { id: order.id }), { cause: CAUSE, action: undo })
  }
  function handleEmpty(draft: Draft) {
    begin(blankDraft())
    // With its key, because it may have been sent before, without a response.
    const undo = { label: t('undo'), onClick: () => begin(draft, sheet.key) }
    toast.info(t('emptied'), { cause: CAUSE, action: undo })
  }

  if (shownId)
    return (
      <Confirmation key={shownId} id={shownId} cancelling={cancelling} onAnother={() => change({ order: undefined })} />
    )
  return (
    <div style={{ maxWidth: 1000 }}>
      <OrderForm key={sheet.number} sheet={sheet} onPlaced={handlePlaced} onEmpty={handleEmpty} />
    </div>
  )
}
