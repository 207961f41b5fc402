import type { ReactNode } from 'react'
import { Pager } from '#client/ui/table/pager/pager.tsx'
import type { ListEndpoint } from './define-list-search.ts'
import type { List } from './use-list-page.ts'

type Props<E extends ListEndpoint, S> = {
  list: List<E, S>
  /** Totals and the like. */
  lead?: ReactNode
  /** The bar of the selected rows. */
  instead?: ReactNode
}

/** The footer of a list: number of rows, page size, previous and next. */
export function ListPager<E extends ListEndpoint, S>({ list, lead, instead }: Props<E, S>) {
  const { pagesBefore: _, prefetchNext, ...ways } = list.pages
  return (
    <Pager
      {...ways}
      {...{ lead, instead }}
      shown={list.rows.length}
      count={list.count}
      limit={list.limit}
      onLimitChange={list.changeLimit}
      onNextExpected={prefetchNext}
    />
  )
}
