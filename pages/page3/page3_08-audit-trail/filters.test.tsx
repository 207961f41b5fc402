import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FilterFields } from '#client/list/filters/filter-fields.tsx'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { AuditView } from './columns.tsx'
import { useFilters } from './filters.ts'
import { type AuditState, auditSearch } from './search-params.ts'

let held: HeldRequest[]
let onChange: (patch: Partial<AuditState>) => void
beforeEach(() => {
  held = holdRequests()
  onChange = vi.fn()
})
// The filters need only the page's texts.
const view = { t: (key: string) => key, language: 'en' } as unknown as AuditView
function Fields({ state }: { state: AuditState }) {
  const filters = useFilters(view, state)
  return (
    <FilterFields<AuditState>
      filters={filters}
      state={state}
      active={auditSearch.activeFilters(state)}
      onChange={onChange}
      onRemove={vi.fn()}
      onReset={vi.fn()}
    />
  )
}
async function open(search: string) {
  render(<Fields state={auditSearch.read(search)} />, { wrapper: pageAt() })
  await expect.poll(() => held.length).toBe(1)
  const entities = ['members', 'orders'].map(entity => ({ entity, title: { en: entity, zh: entity } }))
  await act(async () => held[0]?.reply(200, { entities, accounts: ['ada'] }))
  await screen.findByRole('option', { name: 'orders' })
}
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'what' }), { target: { value } })

test.each(['orders', ''])('a record of one kind is no longer looked for when the kind becomes %j', async value => {
  await open('?entity=members&rowId=118')
  choose(value)
  expect(vi.mocked(onChange).mock.calls[0]?.[0]).toStrictEqual({ entity: value || undefined, rowId: undefined })
})

test('a record is looked for only among those of a kind', async () => {
  await open('?account=ada')
  expect(screen.queryByRole('textbox', { name: 'row' })).toBeNull()
})
