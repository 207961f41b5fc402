import { Pager } from '#client/ui/table/pager.tsx'
import type { ListEndpoint } from './define-list-search.ts'
import type { List } from './use-list-page.ts'

/** The footer of a list: number of rows, page size, previous and next. */
export function ListPager<E extends ListEndpoint, S>({ list }: { list: List<E, S> }) {
  const { pagesBefore: _, prefetchNext, ...ways } = list.pages
  return (
    <Pager
      {...ways}
      shown={list.rows.length}
      count={list.count}
      limit={list.limit}
      onLimitChange={list.changeLimit}
      onNextExpected={prefetchNext}
    />
  )
}
