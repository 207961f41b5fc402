import { expect, test } from 'vitest'
import { pages } from '#client/router/router.ts'
import { nextOnPath, paths, walk } from './paths.ts'
import type { PageTasks } from './progress.ts'

const lesson = (page: string, solvedAt: string | null): PageTasks => ({
  page,
  hasKata: false,
  judged: null,
  tasks: [
    {
      id: 'only',
      title: { en: '', zh: '' },
      provenAt: solvedAt,
      solvedAt: solvedAt === null ? [] : [solvedAt],
      evidence: [],
    },
  ],
})

/** A page that has just been drafted (npm run new-page) is on no path yet. */
const MAX_WITHOUT_PATH = 2

test('every page is on a path, none twice on one, and a path names only pages', () => {
  const stops = paths.map(path => path.stops.map(([page]) => page))
  const ids: string[] = pages.map(({ id }) => id)
  expect(ids.filter(id => !stops.flat().includes(id)).length).toBeLessThanOrEqual(MAX_WITHOUT_PATH)
  expect(stops.flat().filter(page => !ids.includes(page))).toEqual([])
  for (const one of stops) expect(new Set(one).size).toBe(one.length)
})

test('a path builds only on paths before it', () => {
  const ids = paths.map(({ id }) => id)
  for (const [place, { buildsOn }] of paths.entries())
    for (const id of buildsOn) expect(ids.slice(0, place)).toContain(id)
})

test('a path goes on with the first page that has an unsolved task', () => {
  const [path] = paths
  if (!path) throw new Error('There is no path.')
  expect(walk(path, null).next?.page.id).toBe('page2')
  const lessons = [lesson('page2', '2026-01-01'), lesson('page3_04', null), lesson('page3_01', '2026-01-02')]
  expect(walk(path, lessons).next?.page.id).toBe('page3_04')
  const done = path.stops.map(([page]) => lesson(page, '2026-01-01'))
  expect(walk(path, done).next).toBeNull()
})

test('the page after a page is that of the path worked on last, or else of the first', () => {
  expect(nextOnPath('page3_04')?.id).toBe('page3_01')
  const worked = [lesson('page2', '2026-01-01'), lesson('page6_02', '2026-01-02'), lesson('page3_04', '2026-01-03')]
  expect(nextOnPath('page3_04', worked)?.id).toBe('page6_04')
  expect(nextOnPath('page3_04', [...worked, lesson('page3_01', '2026-01-04')])?.id).toBe('page3_01')
  expect(nextOnPath('page8_07')).toBeNull()
  expect(nextOnPath('ui')).toBeNull()
})
