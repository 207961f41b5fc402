import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '#client/api/api.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { toast } from '#client/ui/toast.ts'
import { deleteView, listViews, readView, restoreView, updateView, type View } from '#resources/views/contract.ts'
import { viewMessages } from './messages.ts'

export type ViewsOptions = {
  /** The page that the views are of: `page3_01`. */
  page: string
  /** What the list shows now, as a view would keep it. */
  search: string
  /** What a view shows, as it would be kept today: it may be from before a filter had its name. */
  searchOf?: (view: View) => string
  /** The view that the address names. */
  viewId: string | undefined
  /** Shows what a view says; `null` forgets the one that was open. */
  onOpen: (view: View | null, options?: { replace: boolean }) => void
}

/** The views of a page: those of the operator, and the one that the address names, perhaps somebody else's. */
export function useViews({ page, search, searchOf = kept, viewId, onOpen }: ViewsOptions) {
  const t = useMessages(viewMessages)
  useLiveRows('views', listViews.path, readView.path)
  const own = useQuery(api.query(listViews, { query: { page } }))
  const known = own.data?.rows.find(({ id }) => id === viewId)
  const named = useQuery({
    ...api.query(readView, { params: { viewId: viewId ?? '' } }),
    enabled: viewId !== undefined && own.data !== undefined && known === undefined,
  })
  const current = known ?? (viewId === undefined ? undefined : named.data)

  // A link that names nothing but a view: the list is what the view says. Later the operator may change it.
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (viewId === undefined || opened.current === viewId) return
    if (search !== '') opened.current = viewId
    else if (current) {
      opened.current = viewId
      onOpen(current, { replace: true })
    } else if (named.error) {
      opened.current = viewId
      toast.warning(t('gone'), { cause: 'view' })
      onOpen(null, { replace: true })
    }
  }, [viewId, search, current, named.error, onOpen, t])

  const shared = { cause: 'view', failed: (reason: string) => t('notDone', { reason }) }
  const restoring = useAction(restoreView, { ...shared, done: ({ name }) => t('restored', { name }) })
  const updating = useAction(updateView, { ...shared, done: ({ name }) => t('updated', { name }) })
  const removing = useAction(deleteView, {
    ...shared,
    onDone: (_, { params }) => params.viewId === viewId && onOpen(null, { replace: true }),
  })
  const at = ({ id }: View) => ({ params: { viewId: id } })

  const remove = (view: View) =>
    removing.run(at(view), {
      done: () => t('removed', { name: view.name }),
      undo: () => () => restoring.run(at(view)),
    })
  const update = (view: View) => updating.run({ ...at(view), headers: atVersion(view), body: { search } })
  const open = (view: View) => {
    opened.current = view.id
    onOpen(view)
  }

  return {
    own,
    current,
    isOwn: known !== undefined,
    isChanged: current !== undefined && searchOf(current) !== search,
    open,
    remove,
    update,
  }
}

const kept = ({ search }: View) => search
