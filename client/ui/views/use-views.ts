import { useEffect, useRef } from 'react'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { toast } from '#client/toast/toast.ts'
import { deleteView, listViews, readView, restoreView, updateView, type View } from '#resources/views/contract.ts'
import { viewMessages } from './messages.ts'

export type ViewsOptions = {
  /** The id of the page that the views belong to: `page3_01`. */
  page: string
  /** The list's current state, as a view would store it. */
  search: string
  /** The state of a view under current names, because it may be older than a filter's name. */
  searchOf?: (view: View) => string
  /** The view that the URL names. */
  viewId: string | undefined
  /** Applies a view; `null` closes the open one. */
  onOpen: (view: View | null, options?: { replace: boolean }) => void
}

/** The views of a page: the operator's own, and the one that the URL names, which may be someone else's. */
export function useViews({ page, search, searchOf = kept, viewId, onOpen }: ViewsOptions) {
  const t = useMessages(viewMessages)
  useLiveRows('views', listViews.path, readView.path)
  const own = useRead(listViews, { query: { page } })
  const known = own.data?.rows.find(({ id }) => id === viewId)
  const named = useRead(
    readView,
    { params: { viewId: viewId ?? '' } },
    { enabled: viewId !== undefined && own.data !== undefined && known === undefined },
  )
  const current = known ?? (viewId === undefined ? undefined : named.data)

  // For a link that names only a view, the list takes the view's state once. After that the operator may change it.
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
    removing.run(at(view), { done: () => t('removed', { name: view.name }), undo: () => () => restoring.run(at(view)) })
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
