import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FilterFields } from '#client/list/filters/filter-fields.tsx'
import type { LoginView } from './columns.tsx'
import { filtersOf } from './filters.ts'
import { type LoginLogState, loginLogSearch } from './search-params.ts'

const { read, activeFilters } = loginLogSearch

function show(search: string) {
  const onChange = vi.fn()
  const state = read(search)
  // The filters need only the page's texts.
  const filters = filtersOf({ t: (key: string) => key } as unknown as LoginView, 'Asia/Taipei')
  const active = activeFilters(state)
  render(
    <FilterFields<LoginLogState>
      filters={filters.map(filter => ({ ...filter, isRare: undefined }))}
      state={state}
      active={active}
      onChange={onChange}
      onRemove={vi.fn()}
      onReset={vi.fn()}
    />,
  )
  return onChange
}
const field = (label: string) => screen.getByRole<HTMLSelectElement>('combobox', { name: label })
const optionsOf = (label: string) => Array.from(field(label).options, option => option.value)

test.each([
  ['outcome', '?outcome=refused', 'refused'],
  ['level', '?level=supersuper', 'supersuper'],
])('a chosen %s can be given up again', (label, search, chosen) => {
  const onChange = show(search)
  expect([field(label).value, optionsOf(label)[0]]).toEqual([chosen, ''])
  fireEvent.change(field(label), { target: { value: '' } })
  expect(onChange.mock.calls[0]?.[0]).toStrictEqual({ [label]: undefined })
})
