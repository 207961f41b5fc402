import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { BarChart } from './bar-chart.tsx'
import type { ChartProps } from './chart-props.ts'
import { LineChart } from './line-chart.tsx'
import { RadarChart } from './radar-chart.tsx'

type Day = { day: string; good: number; bad: number }
const props: ChartProps<Day> = {
  label: 'By day',
  data: [
    { day: 'Mon', good: 3, bad: 0 },
    { day: 'Tue', good: 5, bad: 2 },
  ],
  series: [
    { id: 'good', label: 'good', value: one => one.good, color: 1 },
    { id: 'bad', label: 'bad', value: one => one.bad, color: 2 },
  ],
  keyOf: one => one.day,
  nameOf: ({ day }) => ({ short: day, full: `${day}day` }),
  nameHeading: 'Day',
}

// The test's DOM has no layout.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
})
const show = (chart: React.ReactNode) => render(<MemoryRouter>{chart}</MemoryRouter>)

test.each([
  ['bars', BarChart],
  ['lines', LineChart],
])('%s name each value, and repeat it in a table', (_, Chart) => {
  show(<Chart {...props} />)
  expect(screen.getByRole('img', { name: 'Tueday: 5 good, 2 bad' })).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'By day', hidden: true }))
  expect(table.getAllByRole('cell', { hidden: true }).map(cell => cell.textContent)).toEqual(['3', '0', '5', '2'])
})

test('the arrow keys move from datum to datum, and one datum is in the tab order', () => {
  show(<BarChart {...props} linkOf={({ day }) => `/rows?day=${day}`} />)
  const [monday, tuesday] = screen.getAllByRole('link')
  expect([monday?.tabIndex, tuesday?.tabIndex]).toEqual([-1, 0])
  tuesday?.focus()
  fireEvent.keyDown(tuesday as Element, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(monday)
  expect(monday?.tabIndex).toBe(0)
  expect(monday?.getAttribute('href')).toBe('/rows?day=Mon')
})

test('a radar chart has a corner for each datum, and repeats its numbers in a table', () => {
  const { container } = show(<RadarChart {...props} rim={5} />)
  expect(screen.getByRole('figure', { name: 'By day' })).toBeTruthy()
  const [good] = container.querySelectorAll('polygon[data-series]')
  expect(good?.getAttribute('points')?.split(' ')).toHaveLength(2)
  const table = within(screen.getByRole('table', { name: 'By day', hidden: true }))
  expect(table.getAllByRole('cell', { hidden: true }).map(cell => cell.textContent)).toEqual(['3', '0', '5', '2'])
})
