import { expect, test } from 'vitest'
import type { ClassProgress, Learner } from '#resources/classes/contract.ts'
import { findLearners, mergeLearners } from './find-learners.ts'

const NOW = Date.parse('2026-11-20T08:00:00Z')
const title = { en: '', zh: '' }
const tasks: ClassProgress['tasks'] = [
  { page: 'page3_01', task: 'a', title },
  { page: 'page3_02', task: 'b', title },
]
const learner = (accountId: number, name: string, more: Partial<Learner> = {}): Learner => ({
  accountId,
  account: `a${accountId}`,
  name,
  state: 'ready',
  joinedAt: '',
  handAt: null,
  page: null,
  seenAt: null,
  solved: 0,
  stuckOn: null,
  stuckSince: null,
  cells: [],
  hunt: null,
  ...more,
})
const mei = learner(1, 'Méi', { handAt: '2026-11-20T07:59:00Z', cells: ['0 0 2026-11-19'] })
const an = learner(2, 'An', { seenAt: '2026-11-20T07:59:30Z' })
const jo = learner(3, 'Jo', { seenAt: '2026-11-20T07:50:00Z', stuckOn: 1, stuckSince: '2026-11-20T07:40:00Z' })
const all = { tasks, learners: [mei, an, jo] }

test.each([
  [{ q: 'mei' }, [1]],
  [{ q: 'A3' }, [3]],
  [{ show: 'hand' as const }, [1]],
  [{ show: 'stuck' as const }, [3]],
  [{ show: 'here' as const }, [2]],
  [{ show: 'away' as const }, [1, 3]],
  [{ page: 'page3_01' }, [2, 3]],
  [{}, [1, 2, 3]],
])('%j leaves %j', (filter, expected) => {
  const found = findLearners(all, { sort: 'name', isAnonymous: false, ...filter }, NOW)
  expect(found.map(({ accountId }) => accountId)).toEqual(expected)
})

test('what was read again takes its place', () => {
  const next = { tasks, learners: [{ ...an, solved: 2 }, learner(4, 'New')] }
  const merged = mergeLearners(all, [1, 2, 4], next)
  expect(merged.learners.map(({ accountId, solved }) => [accountId, solved])).toEqual([
    [2, 2],
    [3, 0],
    [4, 0],
  ])
  expect(merged.learners[1]).toBe(jo)
})
