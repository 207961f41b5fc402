import type { ListEndpoint } from './define-list-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListFilter } from './filters.ts'
import type { List } from './use-list-page.ts'

type Props<E extends ListEndpoint, S> = { list: List<E, S>; filters: readonly ListFilter<S>[] }

export function ListFilters<E extends ListEndpoint, S>({ list, filters }: Props<E, S>) {
  return <FilterFields filters={filters} state={list.state} active={list.active.length} onChange={list.change} />
}

/** What the list is narrowed to, each filter with the way to take it away. */
export function ListChips<E extends ListEndpoint, S>({ list, filters }: Props<E, S>) {
  const { state, active, reset } = list
  return <FilterChips {...{ filters, state, active }} onRemove={name => reset([name])} onReset={() => reset()} />
}
