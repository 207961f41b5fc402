import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useFailureText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { messages } from '#pages/page4/page4_01-order-form/messages.ts'
import { cancelOrder, type OrderWithLines, readOrder } from '#resources/orders/contract.ts'

/** All toasts about orders share one cause, so that the latest replaces the one before. */
export const CAUSE = 'order'

/** Updates the order that the page shows. */
export const adopt = (order: OrderWithLines) =>
  void queryClient.setQueryData(api.query(readOrder, { params: { orderId: order.id } }).queryKey, order)

/** Cancels an order and shows a toast. Then calls `onCancelled`. */
export function useCancelling(onCancelled: (order: OrderWithLines) => void) {
  const t = useMessages(messages)
  const { send, isBusy } = useAction(cancelOrder)
  const failureText = useFailureText()

  async function cancel(placed: OrderWithLines) {
    const { id } = placed
    try {
      const order = await send({ params: { orderId: id }, headers: atVersion(placed) }).catch(cancelledAlready)
      adopt(order)
      toast.success(t('cancelled', { id }), { cause: CAUSE })
      onCancelled(order)
    } catch (error) {
      toast.error(
        failureText(error, reason => t('notCancelled', { id, reason })),
        { cause: CAUSE },
      )
    }
  }
  return { isBusy, cancel }
}

/** Already cancelled: by someone else, or by a first attempt whose response was lost. */
function cancelledAlready(error: unknown): OrderWithLines {
  if (isRefused(cancelOrder, 412, error) && error.body.current.status === 'cancelled') return error.body.current
  throw error
}
