import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { Reading } from './reading/reading.ts'
import { REPLACED, useImport } from './use-import.ts'

const HEADS = ['Full name', 'Chinese name', 'E-mail', 'Department', 'Job', 'Start date', 'Post']
const rowOf = (name: string) => ['Lin', '林', `${name}@strive.example`, 'Delivery', 'Driver', '2026-10-01', 'Manager']
/** Of a reading, the import needs only the heads and the rows. */
const readingOf = (...names: string[]) =>
  ({ heads: HEADS, rows: names.map((name, index) => ({ line: index + 2, cells: rowOf(name) })) }) as unknown as Reading
const TEAM = { id: 13, name: { en: 'Delivery', zh: '配送' }, parentId: 1, version: 1, updatedAt: '' }
const IMPORT = { id: 4, version: 1 }

let sent: HeldRequest[]
let hook: { result: { current: ReturnType<typeof useImport> }; rerender: (reading: Reading) => void }
beforeEach(async () => {
  toast.dismissAll()
  sent = holdRequests()
  hook = renderHook((reading: Reading | null) => useImport(reading, 'file.csv'), {
    initialProps: null as Reading | null,
    wrapper: pageAt(),
  })
  await reply(0, { rows: [{ ...TEAM, updatedAt: '2026-10-31T00:00:00.000Z' }], next: null, count: { value: 1 } })
  await expect.poll(() => now().teams).toHaveLength(1)
  sent.length = 0
})
const now = () => hook.result.current
const does = (action: () => unknown) => act(async () => void action())
const reply = (index: number, answer: object, status = 200) => does(() => sent[index]?.reply(status, answer))
const choose = (reading: Reading) =>
  does(() => {
    now().begin(reading)
    hook.rerender(reading)
  })
const emailsIn = (index: number) =>
  // What was sent are rows with addresses.
  (sent[index]?.body.rows as { email: string }[] | undefined)?.map(({ email }) => email.split('@')[0])
const state = () => now().rows.map(({ texts, issues }) => [texts.email.split('@')[0], issues.email ?? 'good'])
const taken = (row: number) => ({ issues: [{ row, field: 'email', code: 'email-taken' }] })
const [A, B, C] = ['a', 'b', 'c'] as const

test('the answer to a check is about the rows that were asked, whatever was corrected meanwhile', async () => {
  await choose(readingOf(A, 'not an address', C))
  expect(emailsIn(0)).toEqual([A, C])
  await does(() => now().edit([0], 'email', 'd@strive.example'))
  expect(emailsIn(1)).toEqual(['d'])
  await reply(0, taken(1))
  await reply(1, taken(0))
  expect(state()).toEqual([
    ['d', 'email-taken'],
    ['not an address', 'email'],
    [C, 'email-taken'],
  ])
  // A known address is not asked about again, and a correction keeps the other one.
  await does(() => now().edit([2], 'job', 'manager'))
  await does(() => now().edit([1], 'email', 'e@strive.example'))
  expect([emailsIn(2), sent.length]).toEqual([['e'], 3])
  await does(() => now().edit([2], 'nameEn', 'Lo'))
  expect(now().rows[2]?.texts).toMatchObject({ job: 'manager', nameEn: 'Lo' })
})

test('another column is checked with the corrections; the same file read anew has none', async () => {
  const reading = readingOf(A)
  await choose(reading)
  await does(() => now().edit([0], 'email', 'd@strive.example'))
  await does(() => now().changeMapping('job', 6))
  expect([now().rows[0]?.texts.job, emailsIn(2)]).toEqual(['Manager', ['d']])
  await choose(readingOf(A))
  expect([state(), now().rows[0]?.texts.job]).toEqual([[[A, 'good']], 'Driver'])
})

test('what was imported leaves the list, and its addresses are taken', async () => {
  await choose(readingOf(A, B, 'not an address'))
  await does(() => now().send())
  expect(emailsIn(1)).toEqual([A, B])
  await reply(1, IMPORT, 201)
  expect([state(), now().last?.id]).toEqual([[['not an address', 'email']], 4])
  await does(() => now().edit([2], 'email', `${A}@strive.example`))
  expect(state()).toEqual([[A, 'email-twice']])
  // Another file begins with all of its rows.
  await choose(readingOf(C, 'd'))
  expect([state().length, now().last]).toEqual([2, null])
})

test('an import that is refused names the rows whose addresses are taken', async () => {
  await choose(readingOf('not an address', B, C))
  await does(() => now().send())
  const errors = [{ pointer: '/body/rows/1/email', code: 'email-taken' }]
  await reply(1, { code: 'rows-refused', errors }, 422)
  expect(state()).toEqual([
    ['not an address', 'email'],
    [B, 'good'],
    [C, 'email-taken'],
  ])
})

test('an import that ends after another file was chosen takes none of its rows', async () => {
  await choose(readingOf(A, B))
  await does(() => now().send())
  await choose(readingOf(A, C))
  await reply(1, IMPORT, 201)
  expect([state(), now().last]).toEqual([
    [
      [A, 'email-taken'],
      [C, 'good'],
    ],
    null,
  ])
})

test('corrections of another file cannot be taken back in this one', async () => {
  await choose(readingOf(A))
  toast.success('Replaced', { cause: REPLACED, action: { label: 'Undo', onClick: () => {} } })
  await choose(readingOf(B))
  expect(useToasts.getState().toasts).toEqual([])
})

test('a check that fails is only a warning', async () => {
  await choose(readingOf(A))
  await reply(0, {}, 503)
  expect([state(), useToasts.getState().toasts.at(-1)?.tone]).toEqual([[[A, 'good']], 'warn'])
})
