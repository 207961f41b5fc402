import type { listLessons } from '#resources/lessons/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import type { STATES } from './search-params.ts'

/** The tasks of a page, and which of them are proven. */
export type PageTasks = ReplyBody<typeof listLessons>['lessons'][number]

export const countSolved = ({ tasks }: PageTasks): number => tasks.filter(task => task.provenAt !== null).length

/** How far the operator is with the tasks of a page. */
export function stateOf(lesson: PageTasks): (typeof STATES)[number] {
  const solved = countSolved(lesson)
  if (solved === 0) return 'new'
  return solved < lesson.tasks.length ? 'begun' : 'done'
}

/**
 * The next task: the first open one of the page with the most recently solved task, if it has any left, or else of the
 * first page with an open task. null when all are solved.
 */
export function nextTask(lessons: readonly PageTasks[]) {
  const lastAt = ({ tasks }: PageTasks) =>
    tasks.reduce((last, { provenAt }) => ((provenAt ?? '') > last ? (provenAt ?? '') : last), '')
  const open = lessons.filter(lesson => countSolved(lesson) < lesson.tasks.length)
  const begun = open.filter(lesson => countSolved(lesson) > 0).sort((a, b) => (lastAt(a) > lastAt(b) ? -1 : 1))
  const lesson = begun[0] ?? open[0]
  const task = lesson?.tasks.find(({ provenAt }) => provenAt === null)
  return lesson && task ? { page: lesson.page, task, isBegun: begun.length > 0 } : null
}
