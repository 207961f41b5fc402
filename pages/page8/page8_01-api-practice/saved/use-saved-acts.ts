import { useLocation, useNavigate } from 'react-router'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useIsStillHere } from '#client/router/use-is-still-here.ts'
import { usePaths } from '#pages/page8/page8_01-api-practice/use-route.ts'
import { deleteSavedRequest, restoreSavedRequest } from '#resources/saved-requests/contract.ts'
import { savedMessages } from './messages.ts'
import { showSaved } from './use-saved-form.ts'

type Named = { id: string; name: string }

export function useSavedActs() {
  const t = useMessages(savedMessages)
  const navigate = useNavigate()
  const isStillHere = useIsStillHere()
  const { pathname, search } = useLocation()
  const paths = usePaths()
  const shared = { cause: 'saved request', failed: (reason: string) => t('notDone', { reason }) }
  const deleting = useAction(deleteSavedRequest, shared)
  const restoring = useAction(restoreSavedRequest, { ...shared, onDone: showSaved })
  const at = ({ id }: Named) => ({ params: { savedRequestId: id } })

  const restore = (saved: Named) => restoring.run(at(saved), { done: () => t('restored', { name: saved.name }) })

  const remove = (saved: Named) =>
    deleting.run(at(saved), {
      // An operator who stays because of unsaved changes sees that it is gone and how to restore it.
      onDone: () => {
        const isOpen = pathname.toLowerCase() === paths.saved(saved).toLowerCase()
        if (isOpen && isStillHere()) void navigate(paths.base + search)
      },
      done: () => t('removed', { name: saved.name }),
      undo: () => () => restore(saved),
    })

  return { remove, restore }
}
