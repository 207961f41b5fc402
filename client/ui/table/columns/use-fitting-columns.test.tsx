import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Column } from '#client/ui/table/column.ts'
import { DataTable } from '#client/ui/table/table.tsx'

type Van = { id: number; name: string; km: number; town: string }
const columns: Column<Van>[] = [
  { id: 'name', title: () => 'Name', cell: ({ name }) => name },
  { id: 'town', title: () => 'Town', cell: ({ town }) => town, leavesBelow: 500, isFact: true },
  { id: 'km', title: () => 'Way', cell: ({ km }) => km, leavesBelow: 800 },
]
const vans = [{ id: 1, name: 'Blue', km: 120, town: 'Tainan' }]

afterEach(() => vi.restoreAllMocks())

/** Renders the table in this width. */
function show(width: number, isFitted = true) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  render(
    <DataTable
      label="Vans"
      columns={columns}
      view={null}
      rows={vans}
      rowId={({ id }) => String(id)}
      state={{ is: 'ready' }}
      layout={{ columns: ['name', 'town', 'km'], isFirstPinned: true, isFitted }}
      empty={null}
    />,
  )
}
const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

test.each([
  [800, ['Name', 'Town', 'Way']],
  [799, ['Name', 'Town']],
  [499, ['Name']],
])('in %i px, shows %j', (width, shown) => {
  show(width)
  expect(titles()).toEqual(shown)
})

test('on a phone, facts are in the second line, each with its title for screen readers', () => {
  show(400)
  expect(titles()).toEqual(['Name'])
  expect(screen.getByRole('rowheader').textContent).toBe('BlueTown Tainan')
})

test('shows all columns in any width if the operator wants them', () => {
  show(400, false)
  expect(titles()).toEqual(['Name', 'Town', 'Way'])
})
