import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageEntry } from '#client/router/router.ts'
import type { Lesson } from '#resources/lessons/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { SourceTab } from './source-tab.tsx'

// Only a build knows what a page costs.
vi.mock('#practice/client/cost/page-cost.tsx', () => ({ PageCost: () => null }))

const place = (file: string, symbol: string, first: number) => ({
  ...{ file, symbol, first, last: first + 1 },
  says: { en: `What ${symbol} does`, zh: symbol },
})
// The tab reads no more of a lesson.
const lesson = {
  ...{ page: 'page3_01', tasks: [], endpoints: [], files: ['pages/a.ts', 'pages/b.ts'], hasKata: false },
  places: [place('pages/a.ts', 'one', 3), place('pages/a.ts', 'other', 8)],
} as unknown as Lesson

let held: HeldRequest[]
beforeEach(async () => {
  held = holdRequests()
  // Only its id is read.
  render(<SourceTab page={{ id: 'page3_01' } as PageEntry} />, { wrapper: pageAt() })
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, lesson))
  await screen.findByText('What one does')
  const lines = Array.from({ length: 9 }, (_, at) => [[`line ${at + 1}`, null]])
  await expect.poll(() => held.length).toBeGreaterThan(1)
  await act(async () => held[1]?.reply(200, { lines }))
  await screen.findByRole('button', { name: 'Show in file' })
})
const file = () => screen.getByRole<HTMLSelectElement>('combobox')
const choose = (value: string) => fireEvent.change(file(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a place is shown in its file, again and again, whatever file was chosen since', async () => {
  for (const _ of [1, 2]) {
    choose('pages/b.ts')
    press('Show in file')
    expect(file().value).toBe('pages/a.ts')
  }
})

test('one place is open at a time, and can be closed', async () => {
  const open = () => screen.getAllByRole('button', { expanded: true }).map(one => one.textContent)
  expect(open()).toEqual(['What one does'])
  press('What other does')
  expect(open()).toEqual(['What other does'])
  press('What other does')
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
})
