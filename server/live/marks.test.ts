import { expect, test } from 'vitest'
import type { LiveEvent } from '#server/bus/bus.ts'
import { createMarks } from './marks.ts'

const ME = { sandboxId: 'mine', accountId: 1 }
const rows = (entity: string, sandboxId: string | null, accountId = 1): LiveEvent => ({
  topic: 'rows',
  entity,
  ids: [1],
  sandboxId,
  accountId,
})

test.each<[string, LiveEvent, boolean]>([
  ['a row of the sandbox', rows('members', 'mine', 2), true],
  ['a row of another sandbox', rows('members', 'other'), false],
  ['a row of the account', rows('preferences', null), true],
  ['a row of another account', rows('preferences', null, 2), false],
  ['an account of the console', rows('accounts', null, 2), true],
  ['a fault of the account', { topic: 'faults', accountId: 1 }, true],
  ['a fault of another account', { topic: 'faults', accountId: 2 }, false],
  ['a line of the login log', { topic: 'logins', ids: [3] }, true],
  ['a solved task of the account', { topic: 'task', accountId: 1, page: 'page2', task: 'wildcard' }, true],
  ['growth of the traffic log', { topic: 'traffic', accountId: 1, lastId: 4 }, false],
])('%s is news: %#', (_, event, isNews) => {
  const marks = createMarks()
  const mark = marks.now()
  expect(marks.hasNews(mark, ME)).toBe(false)
  marks.note(event)
  expect(marks.hasNews(mark, ME)).toBe(isNews)
  expect(marks.hasNews(marks.now(), ME), 'to a later document').toBe(false)
})

test('a mark of another instance, or from before the memory was cleared, counts as outdated', () => {
  const marks = createMarks()
  expect(marks.hasNews(createMarks().now(), ME)).toBe(true)
  expect(marks.hasNews('nonsense', ME)).toBe(true)
  const mark = marks.now()
  for (let id = 0; id <= 10_000; id++) marks.note(rows('members', `sandbox-${id}`))
  expect(marks.hasNews(mark, ME)).toBe(true)
  expect(marks.hasNews(marks.now(), ME)).toBe(false)
})
