import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import {
  type DeliveryRoute,
  deleteDeliveryRoute,
  listDeliveryRoutes,
  restoreDeliveryRoute,
} from '#resources/delivery-routes/contract.ts'
import { messages } from './messages.ts'

/** Deletes a route at once, with the way back in the toast. */
export function useDeleting() {
  const t = useMessages(messages)
  const describe = useProblemText()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: [listDeliveryRoutes.path] })

  async function restore({ id, name }: DeliveryRoute) {
    try {
      await api.call(restoreDeliveryRoute, { params: { routeId: id } })
      toast.success(t('restored', { name }), { cause: 'deleted' })
    } catch (error) {
      const isTaken = isRefused(restoreDeliveryRoute, 422, error)
      toast.error(isTaken ? t('notRestored', { name }) : describe(error), { cause: 'deleted' })
    }
    await readAgain()
  }

  /** Gives whether it was deleted. */
  return async function remove(route: DeliveryRoute): Promise<boolean> {
    const { id, name, version } = route
    try {
      await api.call(deleteDeliveryRoute, { params: { routeId: id }, headers: { 'if-match': `"${version}"` } })
      const undo = { label: t('undo'), onClick: () => void restore(route) }
      toast.success(t('deleted', { name }), { cause: 'deleted', action: undo })
      return true
    } catch (error) {
      const isStale = isRefused(deleteDeliveryRoute, 412, error)
      toast.error(isStale ? t('changedMeanwhile', { name }) : describe(error), { cause: 'deleted' })
      return false
    } finally {
      await readAgain()
    }
  }
}
