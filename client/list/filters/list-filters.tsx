import type { Narrowed } from '#client/list/use-list-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListFilter } from './filters.ts'

type Props<S> = { list: Narrowed<S>; filters: readonly ListFilter<S>[] }

export function ListFilters<S>({ list, filters }: Props<S>) {
  const { state, active, change, reset, resets } = list
  return (
    <FilterFields
      {...{ filters, state, active, resets }}
      onChange={change}
      onRemove={name => reset([name])}
      onReset={() => reset()}
    />
  )
}

/** The active filters of a list, each with a remove button. */
export function ListChips<S>({ list, filters }: Props<S>) {
  const { state, active, reset } = list
  return <FilterChips {...{ filters, state, active }} onRemove={name => reset([name])} onReset={() => reset()} />
}
