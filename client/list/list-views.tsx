import { useCallback } from 'react'
import { ViewsMenu } from '#client/ui/views/views-menu.tsx'
import type { View } from '#resources/views/contract.ts'
import type { ListEndpoint } from './define-list-search.ts'
import type { List } from './use-list-page.ts'

/** The saved views of a list: its filters, sort and columns, under a name. */
export function ListViews<E extends ListEndpoint, S>({ list }: { list: List<E, S> }) {
  const { search, state, view, change } = list
  const searchOf = useCallback((saved: View) => search.viewSearchOf(search.readView(saved.search)), [search])
  const handleOpen = useCallback(
    (opened: View | null, how?: { replace: boolean }) => {
      const shown = opened ? search.readView(opened.search) : {}
      // Every list's state has a `view` field.
      change({ ...shown, view: opened?.id } as unknown as Partial<S>, how)
    },
    [search, change],
  )
  return (
    <ViewsMenu
      page={search.page}
      search={search.viewSearchOf(state)}
      searchOf={searchOf}
      viewId={view}
      onOpen={handleOpen}
    />
  )
}
