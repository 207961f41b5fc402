import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { type DeliveryRoute, deleteDeliveryRoute, restoreDeliveryRoute } from '#resources/delivery-routes/contract.ts'
import { messages } from './messages.ts'

/** Deletes a route at once, with Undo in the toast. Returns whether it was deleted. */
export function useDeleting(): (route: DeliveryRoute) => Promise<boolean> {
  const t = useMessages(messages)
  const restoring = useAction(restoreDeliveryRoute, { cause: 'deleted' })
  const deleting = useAction(deleteDeliveryRoute, { cause: 'deleted' })

  const restore = ({ id, name }: DeliveryRoute) =>
    restoring.run(
      { params: { routeId: id } },
      {
        done: () => t('restored', { name }),
        failed: (reason, error) => (isRefused(restoreDeliveryRoute, 422, error) ? t('notRestored', { name }) : reason),
      },
    )

  return async route => {
    const { id, name } = route
    const deleted = await deleting.run(
      { params: { routeId: id }, headers: atVersion(route) },
      {
        done: () => t('deleted', { name }),
        undo: () => () => restore(route),
        failed: (reason, error) =>
          isRefused(deleteDeliveryRoute, 412, error) ? t('changedMeanwhile', { name }) : reason,
      },
    )
    return deleted !== null
  }
}
