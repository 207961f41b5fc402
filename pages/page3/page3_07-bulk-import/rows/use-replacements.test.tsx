import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showLanguage } from '#client/i18n/i18n.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Reading } from '#pages/page3/page3_07-bulk-import/reading/reading.ts'
import { useImport } from '#pages/page3/page3_07-bulk-import/use-import.ts'
import { JOBS } from '#resources/members/rules.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { Named, Row } from './rows.ts'
import { useReplacements } from './use-replacements.ts'

const HEADS = ['Full name', 'Chinese name', 'E-mail', 'Department', 'Job', 'Start date']
const readingOf = (...rows: [team: string, job: string][]) =>
  ({
    heads: HEADS,
    rows: rows.map(([team, job], index) => ({
      line: index + 2,
      cells: ['Lin', '林', `lin${index}@strive.example`, team, job, '2026-10-01'],
    })),
    // Of a reading, the import needs only the heads and the rows.
  }) as unknown as Reading
const team = (id: number, en: string, zh: string) => ({
  ...{ id, name: { en, zh }, parentId: 1, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' },
})
const READING = readingOf(
  ['Delivry', 'Driver'],
  [' delivry', 'Pilot'],
  ['Delivery', 'Pilot'],
  ['DELIVRY', 'Driver'],
  ['Nowhere', 'Pilot'],
)

let sent: HeldRequest[]
const onEdit = vi.fn()
let hook: {
  result: {
    current: { work: ReturnType<typeof useImport>; of: ReturnType<typeof useReplacements>['of']; forget: () => void }
  }
  rerender: (reading: Reading) => void
}
beforeEach(async () => {
  onEdit.mockClear()
  toast.dismissAll()
  sent = holdRequests()
  hook = renderHook(
    (reading: Reading | null) => {
      const work = useImport(reading, 'file.csv')
      return { work, ...useReplacements(work, onEdit) }
    },
    { initialProps: null as Reading | null, wrapper: pageAt() },
  )
  const rows = [team(13, 'Delivery', '配送'), team(14, 'Finance', '財務')]
  await does(() => sent[0]?.reply(200, { rows, next: null, count: { value: 2 } }))
  await expect.poll(() => now().work.teams).toHaveLength(2)
  await does(() => {
    now().work.begin(READING)
    hook.rerender(READING)
  })
})
const now = () => hook.result.current
const does = (action: () => unknown) => act(async () => void action())
const cell = (index: number, field: Named) => now().of(now().work.rows[index] as Row, field)
const choose = (index: number, field: Named, to: string) => does(() => cell(index, field)?.choose(to))
const texts = (field: Named) => now().work.rows.map(row => row.texts[field])
const replaceAlike = (index: number, field: Named) => does(() => cell(index, field)?.alike?.replace())
const undo = () => does(() => useToasts.getState().toasts.at(-1)?.action?.onClick())

test('a cell with an unknown name offers the known ones; one with a known name offers nothing', () => {
  expect(cell(0, 'team')).toMatchObject({ options: ['Delivery', 'Finance'], value: '', alike: null })
  expect(cell(1, 'job')?.options).toHaveLength(JOBS.length)
  expect([cell(2, 'team'), cell(0, 'job')]).toEqual([null, null])
})

test('a name that was chosen replaces the one of its row, which still offers the others', async () => {
  await choose(0, 'team', 'Finance')
  expect(texts('team')).toEqual(['Finance', ' delivry', 'Delivery', 'DELIVRY', 'Nowhere'])
  expect([cell(0, 'team')?.value, onEdit.mock.calls]).toEqual(['Finance', [[[0]]]])
  await choose(0, 'team', 'Delivery')
  expect(cell(0, 'team')?.value).toBe('Delivery')
})

test('the other rows with the same unknown name, however it is written, are replaced together, and put back', async () => {
  await choose(0, 'team', 'Delivery')
  expect(cell(0, 'team')?.alike).toMatchObject({ count: 2, from: 'Delivry' })
  await replaceAlike(0, 'team')
  expect(texts('team')).toEqual(['Delivery', 'Delivery', 'Delivery', 'Delivery', 'Nowhere'])
  expect([cell(0, 'team')?.alike, onEdit.mock.calls.at(-1)]).toEqual([null, [[1, 3]]])
  await undo()
  expect(texts('team')).toEqual(['Delivery', 'Delivry', 'Delivery', 'Delivry', 'Nowhere'])
})

test('Undo keeps what was corrected again since, in this column and in others', async () => {
  await choose(0, 'team', 'Delivery')
  await replaceAlike(0, 'team')
  await does(() => now().work.edit([3], 'team', 'Finance'))
  await choose(1, 'job', 'Driver')
  await undo()
  expect(texts('team')).toEqual(['Delivery', 'Delivry', 'Delivery', 'Finance', 'Nowhere'])
  expect(texts('job')[1]).toBe('Driver')
})

test('a second choice is offered for the name that the file has, and fields are kept apart', async () => {
  await choose(1, 'job', 'Driver')
  await choose(1, 'job', 'Manager')
  expect(cell(1, 'job')?.alike).toMatchObject({ count: 2, from: 'Pilot' })
  await choose(2, 'job', 'Manager')
  expect(cell(2, 'team')).toBeNull()
  expect(cell(1, 'job')?.alike).toMatchObject({ count: 1 })
  await replaceAlike(1, 'job')
  expect([texts('job'), texts('team')[4]]).toEqual([['Driver', 'Manager', 'Manager', 'Driver', 'Manager'], 'Nowhere'])
})

test('a name that was chosen in one language is shown as chosen in the other', async () => {
  await choose(0, 'team', 'Finance')
  await choose(1, 'job', 'Manager')
  await does(() => showLanguage('zh'))
  expect([cell(0, 'team')?.value, cell(1, 'job')?.value, cell(4, 'team')?.value]).toEqual(['財務', '主管', ''])
  await choose(4, 'team', '配送')
  await does(() => showLanguage('en'))
  expect([cell(0, 'team')?.value, cell(4, 'team')?.value]).toEqual(['Finance', 'Delivery'])
})

test('when the operator moves on, corrected cells are ordinary ones again', async () => {
  await choose(0, 'team', 'Finance')
  await does(() => now().forget())
  expect([cell(0, 'team'), cell(1, 'team')?.alike]).toEqual([null, null])
})
