import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FilterChip } from './filter-chip.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListFilter } from './filters.ts'

type State = { city?: string; shop?: string; least?: number; isOld?: boolean | null; from?: string; to?: string }
const filters: ListFilter<State>[] = [
  {
    kind: 'choice',
    name: 'city',
    label: 'City',
    any: 'Any city',
    options: ['Taipei', 'Tainan'].map(value => ({ value, label: `${value} City` })),
    resets: ['shop'],
  },
  {
    kind: 'choice',
    name: 'isOld',
    label: 'Age',
    options: [
      { value: null, label: 'Any age' },
      { value: true, label: 'Old' },
      { value: false, label: 'New' },
    ],
  },
  {
    kind: 'text',
    name: 'least',
    label: 'At least',
    isRare: true,
    format: cents => String(cents / 100),
    parse: text => (Number.isNaN(Number(text)) ? undefined : Math.round(Number(text) * 100)),
  },
  { kind: 'special', name: 'shop', label: 'Shop', field: <p>Shops</p> },
  { kind: 'days', isRare: true },
]

let changes: [Partial<State>, unknown][]
beforeEach(() => {
  changes = []
})
afterEach(() => vi.useRealTimers())

function Page({ start = {} }: { start?: State }) {
  const [state, setState] = useState<State>({ isOld: null, ...start })
  const active = (Object.keys(state) as (keyof State)[]).filter(
    name => state[name] !== undefined && state[name] !== null,
  )
  return (
    <FilterFields<State>
      filters={filters}
      state={state}
      active={active}
      onChange={(patch, how) => {
        changes.push([patch, how])
        setState({ ...state, ...patch })
      }}
      onRemove={name => setState({ ...state, [name]: undefined })}
      onReset={() => setState({ isOld: null })}
    />
  )
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const choose = (name: string, value: string) => fireEvent.change(select(name), { target: { value } })
const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('a choice also resets what depends on it, and no choice is one as well', () => {
  render(<Page start={{ shop: 'North' }} />)
  expect(optionsOf('City')).toEqual(['Any city', 'Taipei City', 'Tainan City'])
  choose('City', 'Taipei')
  expect(changes).toStrictEqual([[{ city: 'Taipei', shop: undefined }, undefined]])
  choose('City', '')
  expect(changes.at(-1)).toStrictEqual([{ shop: undefined, city: undefined }, undefined])
})

test('choices that are no texts keep their kind, and “any” can be one of them', () => {
  render(<Page />)
  expect([optionsOf('Age'), select('Age').value]).toEqual([['Any age', 'Old', 'New'], ''])
  for (const [text, value] of [
    ['false', false],
    ['true', true],
    ['', null],
  ] as const) {
    choose('Age', text)
    expect(changes.at(-1)).toEqual([{ isOld: value }, undefined])
  }
})

test('a value that is no option (any more) is shown as it is, until another is chosen', () => {
  render(<Page start={{ city: 'Kaohsiung' }} />)
  expect([optionsOf('City'), select('City').value]).toEqual([
    ['Any city', 'Taipei City', 'Tainan City', 'Kaohsiung'],
    'Kaohsiung',
  ])
  choose('City', 'Tainan')
  expect(optionsOf('City')).toEqual(['Any city', 'Taipei City', 'Tainan City'])
})

test('the button that removes a choice leaves the focus on its field', () => {
  render(<Page start={{ city: 'Taipei' }} />)
  const remove = screen.getByRole('button', { name: 'Remove filter: City' })
  remove.focus()
  fireEvent.click(remove)
  expect([select('City').value, document.activeElement]).toEqual(['', select('City')])
  expect(screen.queryByRole('button', { name: 'Remove filter: City' })).toBeNull()
})

test('so does that of a choice that is searched for', () => {
  const handleRemove = vi.fn()
  render(
    <FilterChip label="Shop" isSet onRemove={handleRemove}>
      <input aria-label="Shop" />
    </FilterChip>,
  )
  const remove = screen.getByRole('button', { name: 'Remove filter: Shop' })
  remove.focus()
  fireEvent.click(remove)
  expect([handleRemove.mock.calls.length, document.activeElement]).toEqual([1, screen.getByLabelText('Shop')])
})

test('rare filters say how many of them are active, a range of days counting by its ends', () => {
  render(<Page start={{ least: 150, from: '2026-10-01', to: '2026-10-31', city: 'Taipei' }} />)
  expect(screen.getByRole('button', { name: 'More filters (3)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Filters (4)' }).getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }))
  expect(screen.getByRole('button', { name: 'More filters' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull()
})

test('an amount is shown as it is typed, and kept as what it means', async () => {
  render(<Page start={{ least: 150 }} />)
  fireEvent.click(screen.getByRole('button', { name: 'More filters (1)' }))
  const field = await screen.findByLabelText<HTMLInputElement>('At least')
  expect(field.value).toBe('1.5')
  vi.useFakeTimers()
  fireEvent.change(field, { target: { value: '2.25' } })
  act(() => vi.advanceTimersByTime(300))
  expect(changes).toEqual([[{ least: 225 }, { replace: true }]])
  fireEvent.change(field, { target: { value: '' } })
  act(() => vi.advanceTimersByTime(300))
  expect(changes.at(-1)?.[0]).toEqual({ least: undefined })
})

test('an amount stays as it is typed, also with what its value does not show, and says when it is none', async () => {
  render(<Page start={{ least: 100 }} />)
  fireEvent.click(screen.getByRole('button', { name: 'More filters (1)' }))
  const field = await screen.findByLabelText<HTMLInputElement>('At least')
  vi.useFakeTimers()
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } })
    act(() => vi.advanceTimersByTime(300))
  }
  type('1.0')
  expect([field.value, changes.at(-1)?.[0]]).toEqual(['1.0', { least: 100 }])
  type('1.0x')
  expect([field.value, changes.at(-1)?.[0]]).toEqual(['1.0x', { least: undefined }])
  expect(screen.getByText('The format is not valid.')).toBeTruthy()
  type('1.05')
  expect([field.value, changes.at(-1)?.[0], screen.queryByText('The format is not valid.')]).toEqual([
    '1.05',
    { least: 105 },
    null,
  ])
})
