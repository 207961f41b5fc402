import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { readUrlState, useUrlState } from '#client/router/url-state.ts'
import { focusHeading, PageHead } from '#client/ui/page-head.tsx'
import { toast } from '#client/ui/toast.ts'
import type { OrderWithLines } from '#resources/orders/contract.ts'
import { Confirmation } from './confirmation.tsx'
import { blankDraft, type Draft } from './draft.ts'
import { messages } from './messages.ts'
import { OrderForm } from './order-form.tsx'
import styles from './page.module.css'
import { OrderState } from './search-params.ts'
import { adopt, CAUSE, useCancelling } from './use-cancelling.ts'

/** A form that begins with this; another number is another form, with a key of its own. */
type Sheet = { number: number; draft: Draft }

export default function OrderFormPage() {
  const t = useMessages(messages)
  const [{ order: shownId }, change] = useUrlState(OrderState)
  const [sheet, setSheet] = useState<Sheet>(() => ({ number: 1, draft: blankDraft() }))
  const last = useRef<{ id: number; draft: Draft }>(null)
  const seenId = useRef(shownId)

  // What was pressed has gone with the form, or with the order: one reads on from the top.
  useEffect(() => {
    if (seenId.current === shownId) return
    seenId.current = shownId
    scrollTo({ top: 0 })
    focusHeading()
  }, [shownId])

  const begin = (draft: Draft) => setSheet(({ number }) => ({ number: number + 1, draft }))
  const cancelling = useCancelling(({ id }) => {
    // Taken back at once: it is to be mended, and stands in the form as it was.
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
    toast.info(t('emptied'), { cause: CAUSE, action: { label: t('undo'), onClick: () => begin(draft) } })
  }

  if (shownId)
    return (
      <Confirmation key={shownId} id={shownId} cancelling={cancelling} onAnother={() => change({ order: undefined })} />
    )
  return (
    <>
      <PageHead />
      <div className={styles.page}>
        <OrderForm key={sheet.number} initial={sheet.draft} onPlaced={handlePlaced} onEmpty={handleEmpty} />
      </div>
    </>
  )
}
