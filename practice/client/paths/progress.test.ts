import { expect, test } from 'vitest'
import { countSolved, fadedTasks, nextTask, type PageTasks, stateOf } from './progress.ts'

const lesson = (page: string, ...solved: (string | string[] | null)[]): PageTasks => ({
  page,
  hasKata: false,
  judged: null,
  tasks: solved.map((at, place) => ({
    id: `${page} ${place}`,
    title: { en: '', zh: '' },
    provenAt: typeof at === 'string' ? at : null,
    // A list: restarted, and not solved again.
    solvedAt: at === null ? [] : [at].flat(),
    evidence: [],
  })),
})

test('continues with the page whose task was solved last, or else starts with the first page', () => {
  const lessons = [
    lesson('a', null),
    lesson('b', '2026-01-01', null),
    lesson('c', '2026-02-01', '2026-01-15'),
    lesson('d', null, '2026-01-02'),
  ]
  expect(nextTask(lessons)).toMatchObject({ page: 'd', task: { id: 'd 0' }, isBegun: true })
  expect(nextTask([lesson('x'), lesson('a', null)])).toMatchObject({ page: 'a', isBegun: false })
  expect(nextTask([lesson('c', '2026-02-01')])).toBeNull()
})

test('tells how far a page is, and counts a task that is being repeated as solved', () => {
  expect(stateOf(lesson('a', null, null))).toBe('new')
  expect(stateOf(lesson('a', null, '2026-01-01'))).toBe('begun')
  expect(stateOf(lesson('a', '2026-01-02', '2026-01-01'))).toBe('done')
  const repeated = lesson('a', '2026-01-02', ['2026-01-01'])
  expect([stateOf(repeated), countSolved(repeated), nextTask([repeated])]).toEqual(['done', 2, null])
})

test('lists what is worth repeating, the oldest first, until it is solved again', () => {
  const now = Date.parse('2026-02-01')
  const lessons = [
    lesson('a', '2026-01-20', '2026-01-30', null),
    lesson('b', ['2026-01-10'], ['2026-01-01', '2026-01-31']),
  ]
  expect(fadedTasks(lessons, now).map(({ task }) => task.id)).toEqual(['b 0', 'a 0'])
})
