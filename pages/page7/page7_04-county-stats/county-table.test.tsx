import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Classing } from './classes/classing.ts'
import { CountyTable } from './county-table.tsx'
import type { View } from './search-params.ts'

// What the table shows of a county.
const county = (id: string, value: number | null, rank: number | null) => ({
  ...{ id, name: { en: id, zh: id }, value, rank, classIndex: rank === null ? null : 0 },
})
const classing = {
  rows: [county('Hualien', 5, 1), county('Yilan', 5, 1), county('Matsu', null, null)],
  classes: [{ low: 5, high: 5, count: 2 }],
  fit: 1,
} as unknown as Classing
// Of the settings, the table reads the metric and the county.
const view = { metric: 'orders', county: 'Yilan' } as View

test('the chosen county is marked, and another one can be chosen; one without a value has neither rank nor class', () => {
  const onChoose = vi.fn()
  render(<CountyTable classing={classing} view={view} onChoose={onChoose} />)
  expect(screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)).toEqual(['Yilan'])
  fireEvent.click(screen.getByRole('button', { name: 'Matsu' }))
  expect(onChoose.mock.calls).toEqual([['Matsu']])
  const ends = screen.getAllByRole('row').map(({ children }) => [children[0], children[3]].map(one => one?.textContent))
  expect(ends.slice(1)).toEqual([
    ['1', '1 of 1'],
    ['1', '1 of 1'],
    ['–', '–'],
  ])
})
