import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryClient } from '#client/api/query.ts'
import type { Column } from '#client/ui/table/column.ts'
import { endpoint } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { dayFields, momentsOf } from './days.ts'
import { defineListSearch } from './define-list-search.ts'
import type { ListFilter } from './filters/filters.ts'
import { ListPage } from './list-page.tsx'
import { SelectionBar } from './selection/selection-bar.tsx'
import { useListPage } from './use-list-page.ts'

const Van = z.object({ id: z.int(), name: z.string() })
type Van = z.infer<typeof Van>
const listVans = endpoint('GET /api/vans', {
  summary: { en: 'Vans', zh: '車' },
  needs: 'members:read',
  query: z.object({
    color: z.optional(z.enum(['blue', 'red'])),
    isSold: z.optional(z.boolean()),
    from: z.optional(z.iso.datetime()),
    to: z.optional(z.iso.datetime()),
    search,
    sort: z._default(sortQuery(['name']), 'name'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Van) },
})
const vansSearch = defineListSearch(listVans, {
  path: '/page3/page3_01',
  defaults: { isSold: false },
  fields: dayFields,
  toQuery: momentsOf,
})
type State = ReturnType<typeof vansSearch.read>

let cellsRendered = 0
const columns: Column<Van, null>[] = [
  {
    id: 'name',
    title: () => 'Name',
    cell: ({ name }) => {
      cellsRendered++
      return name
    },
    sortFirst: 'asc',
  },
]
const filters: ListFilter<State>[] = [
  { kind: 'text', name: 'search', label: 'Search' },
  { kind: 'choice', name: 'color', label: 'Color', any: 'Any color', options: [{ value: 'blue', label: 'Blue' }] },
  {
    kind: 'choice',
    name: 'isSold',
    label: 'State',
    options: [
      { value: false, label: 'Ours' },
      { value: null, label: 'All' },
    ],
  },
  { kind: 'days' },
]

let asked: string[]
let answer: () => Response | Promise<Response>

beforeEach(() => {
  asked = []
  answer = () => page(VANS)
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

const VANS: Van[] = [1, 2, 3, 4].map(id => ({ id, name: `Van ${id}` }))
const page = (rows: Van[], next: string | null = null) =>
  Response.json({ rows, next, count: { value: rows.length, isCapped: false } })

function Vans() {
  const list = useListPage(vansSearch, { isLive: false })
  const { rows, clear } = list.selection
  return (
    <ListPage
      list={list}
      label="Vans"
      t={key => key}
      columns={columns}
      view={null}
      filters={filters}
      selection={{
        labelOf: ({ name }) => `Select ${name}`,
        bar: rows.length > 0 && <SelectionBar label={`${rows.length} selected`} acts={null} onClear={clear} />,
      }}
      footer={
        <button
          type="button"
          onClick={() => {
            putBack = list.patchRows([{ id: 2 }], van => ({ ...van, name: 'Sold' }))
          }}
        >
          Sell
        </button>
      }
    />
  )
}
let putBack: () => void = () => undefined

async function open(at = '/page3/page3_01') {
  let address = ''
  function Address() {
    const { pathname, search: searched } = useLocation()
    address = pathname + searched
    return null
  }
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Vans />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await act(async () => {
    await expect.poll(() => asked.length).toBeGreaterThan(0)
  })
  return () => address
}
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const ticked = () => screen.queryAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length

test('shows active filters as chips that can be removed', async () => {
  const address = await open('/page3/page3_01?color=blue&isSold=&from=2026-10-01&cursor=abc')
  const chips = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('button')
  expect(chips().map(chip => chip.textContent)).toEqual([
    'Remove filter: Color Blue',
    'Remove filter: State All',
    'Remove filter: From Oct 1, 2026',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: State All' }))
  // The other parameters stay, and the list goes back to its first page.
  expect(address()).toBe('/page3/page3_01?color=blue&from=2026-10-01')
})

test("keeps a value of the URL selected, even if the options don't contain it", async () => {
  await open('/page3/page3_01?color=red')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Color' }).value).toBe('red')
  expect(screen.getByRole('button', { name: 'Remove filter: Color red' })).toBeTruthy()
})

test('an option turns off a default filter', async () => {
  const address = await open()
  expect(asked.at(-1)).toContain('isSold=false')
  fireEvent.change(screen.getByLabelText('State'), { target: { value: '' } })
  expect(address()).toBe('/page3/page3_01?isSold=')
  await expect.poll(() => asked.at(-1)).not.toContain('isSold')
})

test('selects single rows, a range with Shift, and all rows from the header', async () => {
  await open()
  await screen.findByText('Van 1')
  fireEvent.click(box('Select Van 1'))
  fireEvent.click(box('Select Van 3'), { shiftKey: true })
  expect(screen.getByText('3 selected')).toBeTruthy()
  const head = box('Select all rows on this page')
  expect([head.checked, head.indeterminate]).toEqual([false, true])
  fireEvent.click(head)
  expect(ticked()).toBe(5)
  fireEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(ticked()).toBe(0)
})

test('the header can’t select rows before there are any', async () => {
  answer = () => page([])
  await open()
  expect(box('Select all rows on this page').disabled).toBe(true)
})

test('prefetches the next page when Next is about to be pressed', async () => {
  answer = () => page(VANS, 'next-page')
  await open()
  await screen.findByText('Van 1')
  expect(asked).toHaveLength(1)
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Next page' }))
  await expect.poll(() => asked.at(-1)).toContain('cursor=next-page')
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(asked).toHaveLength(2)
})

test('another sort asks at once, and renders no row again until there are others', async () => {
  await open()
  await screen.findByText('Van 1')
  const before = cellsRendered
  let respond: (response: Response) => void = () => undefined
  answer = () =>
    new Promise(resolve => {
      respond = resolve
    })
  const head = screen.getByRole('button', { name: 'Name' })
  const sortShown = () => head.closest('th')?.getAttribute('aria-sort')
  head.click()
  expect(asked).toHaveLength(2)
  expect(asked[1]).toContain('sort=-name')
  // React has not rendered the press yet.
  expect(sortShown()).toBe('ascending')
  await expect.poll(sortShown).toBe('descending')
  expect(cellsRendered).toBe(before)
  respond(page(VANS.toReversed()))
  await expect.poll(() => names()[0]).toBe('Van 4')
  expect(asked).toHaveLength(2)
})

test('the next page is not asked for while the one before it is still loading', async () => {
  answer = () => page(VANS, 'second-page')
  await open()
  await screen.findByText('Van 2')
  const next = () => screen.getByRole('button', { name: 'Next page' })
  fireEvent.focus(next())
  await expect.poll(() => asked.length).toBe(2)
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  // Its rows are those of the page before until another order has arrived.
  fireEvent.click(screen.getByRole('button', { name: /Name/ }))
  await expect.poll(() => asked.at(-1)).toContain('sort=-name')
  const requests = asked.length
  fireEvent.focus(next())
  await act(async () => {
    resolve(page(VANS))
    await expect.poll(() => queryClient.isFetching()).toBe(0)
  })
  expect(asked).toHaveLength(requests)
})

/** What the cache tells its observers is drawn one turn later. */
const drawn = () => new Promise(resolve => setTimeout(resolve))

test('shows an optimistic change of rows, and rolls it back when the server refuses', async () => {
  await open()
  await screen.findByText('Van 2')
  fireEvent.click(screen.getByRole('button', { name: 'Sell' }))
  await screen.findByText('Sold')
  act(() => putBack())
  await screen.findByText('Van 2')
  expect(names()).toEqual(VANS.map(({ name }) => name))
})

test('rolling back an optimistic change keeps what was written to the rows meanwhile', async () => {
  await open()
  await screen.findByText('Van 2')
  fireEvent.click(screen.getByRole('button', { name: 'Sell' }))
  await screen.findByText('Sold')
  // Another operator has renamed both.
  answer = () => page(VANS.map(van => ([1, 2].includes(van.id) ? { ...van, name: `Newer ${van.id}` } : van)))
  await act(() => queryClient.refetchQueries({ queryKey: ['/api/vans'] }))
  await screen.findByText('Newer 2')
  await act(async () => {
    putBack()
    await drawn()
  })
  expect(names()).toEqual(['Newer 1', 'Newer 2', 'Van 3', 'Van 4'])
})

test('a response that was requested before an optimistic change does not undo it', async () => {
  await open()
  await screen.findByText('Van 2')
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = () => promise
  await act(async () => {
    void queryClient.invalidateQueries({ queryKey: ['/api/vans'] })
    await expect.poll(() => asked.length).toBe(2)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Sell' }))
  await screen.findByText('Sold')
  await act(async () => {
    resolve(page(VANS))
    // Not before it would be shown.
    await expect.poll(() => queryClient.isFetching()).toBe(0)
  })
  expect(names()).toEqual(['Van 1', 'Sold', 'Van 3', 'Van 4'])
})

/** A refusal as the server sends it. */
const refusal = (status: number, code: string) => () =>
  Response.json(
    { type: 'about:blank', title: code, status, code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

test.each([
  // S-STATE-3: what may pass is asked for three times more.
  [503, 'unavailable', 4],
  [404, 'not-found', 1],
])('a list that fails with %i shows the error, and Try again loads its rows', async (status, code, requests) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  answer = refusal(status, code)
  await open()
  // The pauses before the retries.
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  vi.useRealTimers()
  expect(screen.getByText('Rows could not be loaded')).toBeTruthy()
  expect(asked).toHaveLength(requests)
  answer = () => page(VANS)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Van 4')
  expect(screen.queryByText('Rows could not be loaded')).toBeNull()
})

test('distinguishes an empty list from one without matches', async () => {
  answer = () => page([])
  await open()
  expect(await screen.findByText('emptyTitle')).toBeTruthy()
  cleanup()
  await open('/page3/page3_01?color=blue')
  expect(await screen.findByText('noMatchTitle')).toBeTruthy()
})

test('a text that is no day leaves with all filters, but not with another one', async () => {
  await open('/page3/page3_01?color=blue')
  fireEvent.click(screen.getByRole('button', { name: 'Dates' }))
  const from = () => screen.getByLabelText<HTMLInputElement>('From')
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: 'tomorrow' } })
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'va' } })
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Color' }))
  expect(from().value).toBe('tomorrow')
  fireEvent.change(screen.getByRole('combobox', { name: 'Color' }), { target: { value: 'blue' } })
  const [reset] = screen.getAllByRole('button', { name: 'Reset filters' })
  fireEvent.click(reset as HTMLElement)
  expect([from().value, screen.getByLabelText<HTMLInputElement>('Search').value]).toEqual(['', ''])
})

test('so does it when the other day of the range is removed', async () => {
  await open('/page3/page3_01?to=2026-10-31')
  fireEvent.click(screen.getByRole('button', { name: /^Dates: / }))
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: 'tomorrow' } })
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Dates' }))
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('')
})
