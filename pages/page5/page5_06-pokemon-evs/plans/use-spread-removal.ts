import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { deleteSpread, restoreSpread, type Spread } from '#resources/spreads/contract.ts'
import { planMessages } from './messages.ts'

/** Deletes a plan at once, with Undo. Returns whether it was deleted. */
export function useSpreadRemoval(): (spread: Spread) => Promise<boolean> {
  const t = useMessages(planMessages)
  const deleting = useAction(deleteSpread, { failed: reason => t('notDeleted', { reason }) })
  const restoring = useAction(restoreSpread, { failed: reason => t('notRestored', { reason }) })

  const restore = ({ id, name }: Spread) =>
    restoring.run({ params: { spreadId: id } }, { cause: id, done: () => t('restored', { name }) })

  return async spread => {
    const { id, name } = spread
    const said = { cause: id, done: () => t('deleted', { name }), undo: () => () => restore(spread) }
    return (await deleting.run({ params: { spreadId: id } }, said)) !== null
  }
}
