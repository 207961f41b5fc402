import { useLocation, useNavigate } from 'react-router'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/ui/toast.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-place.ts'
import {
  deleteSavedRequest,
  listSavedRequests,
  readSavedRequest,
  restoreSavedRequest,
} from '#resources/saved-requests/contract.ts'
import { savedMessages } from './messages.ts'
import { noteSaved } from './use-saved-form.ts'

type Named = { id: string; name: string }

/** Deletes a saved request, and brings it back. */
export function useSavedActs() {
  const t = useMessages(savedMessages)
  const describe = useProblemText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const paths = usePaths()

  async function perform(act: () => Promise<void>) {
    try {
      await act()
    } catch (error) {
      toast.error(t('notDone', { reason: describe(error) }), { cause: 'saved request' })
    }
    await queryClient.invalidateQueries({ queryKey: [listSavedRequests.path] })
  }
  const at = ({ id }: Named) => ({ params: { savedRequestId: id } })

  const restore = (saved: Named) =>
    perform(async () => {
      noteSaved(await api.call(restoreSavedRequest, at(saved)))
      await queryClient.invalidateQueries({ queryKey: [readSavedRequest.path] })
      toast.success(t('restored', { name: saved.name }), { cause: 'saved request' })
    })

  const remove = (saved: Named) =>
    perform(async () => {
      await api.call(deleteSavedRequest, at(saved))
      // Who stays there, for what is not saved, is told that it is gone and how to bring it back.
      if (pathname.toLowerCase() === paths.saved(saved).toLowerCase()) void navigate(paths.base + search)
      const action = { label: t('undo'), onClick: () => void restore(saved) }
      toast.success(t('removed', { name: saved.name }), { cause: 'saved request', action })
    })

  return { remove, restore }
}
