import { expect, test } from 'vitest'
import { nextTask, type PageTasks, stateOf } from './lessons.ts'

const lesson = (page: string, ...proven: (string | null)[]): PageTasks => ({
  page,
  hasKata: false,
  judged: null,
  tasks: proven.map((provenAt, place) => ({
    id: `${page} ${place}`,
    title: { en: '', zh: '' },
    provenAt,
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

test('tells how far a page is', () => {
  expect(stateOf(lesson('a', null, null))).toBe('new')
  expect(stateOf(lesson('a', null, '2026-01-01'))).toBe('begun')
  expect(stateOf(lesson('a', '2026-01-02', '2026-01-01'))).toBe('done')
})
