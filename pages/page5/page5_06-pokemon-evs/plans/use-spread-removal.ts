import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { deleteSpread, listSpreads, restoreSpread, type Spread } from '#resources/spreads/contract.ts'
import { planMessages } from './plan-messages.ts'

const invalidateList = () => queryClient.invalidateQueries({ queryKey: [listSpreads.path] })

/** Deletes a plan at once, and offers to take it back. Tells whether it is gone. */
export function useSpreadRemoval(): (spread: Spread) => Promise<boolean> {
  const t = useMessages(planMessages)
  const describe = useProblemText()

  async function restore({ id, name }: Spread) {
    try {
      await api.call(restoreSpread, { params: { spreadId: id } })
      await invalidateList()
      toast.success(t('restored', { name }), { cause: id })
    } catch (error) {
      toast.error(t('notRestored', { reason: describe(error) }), { cause: id })
    }
  }

  return async spread => {
    const { id, name } = spread
    try {
      await api.call(deleteSpread, { params: { spreadId: id } })
    } catch (error) {
      toast.error(t('notDeleted', { reason: describe(error) }), { cause: id })
      return false
    }
    void invalidateList()
    toast.success(t('deleted', { name }), {
      cause: id,
      action: { label: t('undo'), onClick: () => void restore(spread) },
    })
    return true
  }
}
