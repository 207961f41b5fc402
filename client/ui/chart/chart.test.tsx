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

test('where not all names have room, those that are shown stand under their own data, from the first to the last', () => {
  const data = Array.from({ length: 40 }, (_, at) => ({ day: `Day ${at}`, good: 3, bad: 0 }))
  show(<BarChart {...props} data={data} series={props.series.slice(0, 1)} />)
  const middles = new Map(
    [...document.querySelectorAll('svg rect')].map((rect, at) => [
      `Day ${at}`,
      Number(rect.getAttribute('x')) + Number(rect.getAttribute('width')) / 2,
    ]),
  )
  const names = [...document.querySelectorAll('svg text[text-anchor="middle"]')]
  const shown = names.map(({ textContent }) => Number(textContent?.slice(4)))
  const [first = 0, second = 0] = shown
  expect([first, second > 1, Number(shown.at(-1)) + second >= 40 - second]).toEqual([0, true, true])
  for (const name of names)
    expect(Number(name.getAttribute('x'))).toBeCloseTo(middles.get(name.textContent ?? '') ?? -1)
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

test('if data leave the chart, the last that is left is in the tab order', () => {
  const { rerender } = show(<BarChart {...props} />)
  rerender(
    <MemoryRouter>
      <BarChart {...props} data={props.data.slice(0, 1)} />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('img').map(({ tabIndex }) => tabIndex)).toEqual([0])
})

test('Alt+Left goes back in the browser, not to another datum', () => {
  show(<BarChart {...props} />)
  const tuesday = screen.getByRole('img', { name: /^Tue/ })
  tuesday.focus()
  expect(fireEvent.keyDown(tuesday, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(document.activeElement).toBe(tuesday)
})

test('the values beside the pointer are those of the chart, also when they change meanwhile', () => {
  const { container, rerender } = show(<LineChart {...props} />)
  const values = () => [...container.querySelectorAll('dd')].map(({ textContent }) => textContent)
  const showAlso = (data: Day[]) =>
    rerender(
      <MemoryRouter>
        <LineChart {...props} data={data} />
      </MemoryRouter>,
    )
  fireEvent.pointerEnter(screen.getByRole('img', { name: /^Tue/ }))
  expect(values()).toEqual(['5', '2'])
  const monday = { day: 'Mon', good: 3, bad: 0 }
  showAlso([monday, { day: 'Tue', good: 6, bad: 3 }])
  expect(values()).toEqual(['6', '3'])
  showAlso([monday])
  expect(values()).toEqual([])
})

test('a radar chart has a corner for each datum, and repeats its numbers in a table', () => {
  const { container } = show(<RadarChart {...props} rim={5} />)
  expect(screen.getByRole('figure', { name: 'By day' })).toBeTruthy()
  const [good] = container.querySelectorAll('polygon[data-series]')
  expect(good?.getAttribute('points')?.split(' ')).toHaveLength(2)
  const table = within(screen.getByRole('table', { name: 'By day', hidden: true }))
  expect(table.getAllByRole('cell', { hidden: true }).map(cell => cell.textContent)).toEqual(['3', '0', '5', '2'])
})
