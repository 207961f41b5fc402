import type { listLessons } from '#resources/lessons/contract.ts'
import type { ReplyBody } from '#shared/contract.ts'
import { fadesAt, hasFaded } from '#shared/platform/lessons/fading.ts'

/** The tasks of a page, and when each was solved. */
export type PageTasks = ReplyBody<typeof listLessons>['lessons'][number]
export type ListedTask = PageTasks['tasks'][number]

/** A task that is being repeated, or is worth it, stays solved. */
export const isSolved = ({ solvedAt }: ListedTask): boolean => solvedAt.length > 0

export const countSolved = ({ tasks }: PageTasks): number => tasks.filter(isSolved).length

export const isDone = (lesson: PageTasks): boolean => countSolved(lesson) === lesson.tasks.length

/** How far the operator is with the tasks of a page. */
export const STATES = ['new', 'begun', 'done'] as const

export function stateOf(lesson: PageTasks): (typeof STATES)[number] {
  if (countSolved(lesson) === 0) return 'new'
  return isDone(lesson) ? 'done' : 'begun'
}

/** When a task of the page was solved last; empty if none was. */
export const lastSolvedAt = ({ tasks }: PageTasks): string =>
  tasks.reduce((last, { solvedAt }) => ((solvedAt.at(-1) ?? '') > last ? (solvedAt.at(-1) ?? '') : last), '')

/**
 * The next task: the first unsolved one of the page with the most recently solved task, if it has any left, or else of the
 * first page with an unsolved task. null when all are solved.
 */
export function nextTask(lessons: readonly PageTasks[]) {
  const open = lessons.filter(lesson => !isDone(lesson))
  const begun = open
    .filter(lesson => countSolved(lesson) > 0)
    .sort((a, b) => (lastSolvedAt(a) > lastSolvedAt(b) ? -1 : 1))
  const lesson = begun[0] ?? open[0]
  const task = lesson?.tasks.find(one => !isSolved(one))
  return lesson && task ? { page: lesson.page, task, isBegun: begun.length > 0 } : null
}

/** The tasks that were solved so long ago that they are worth repeating, the one that faded first at the top. */
export function fadedTasks(lessons: readonly PageTasks[], nowMs: number): { page: string; task: ListedTask }[] {
  const fades = ({ solvedAt }: ListedTask) => fadesAt(solvedAt) ?? 0
  return lessons
    .flatMap(({ page, tasks }) => tasks.map(task => ({ page, task })))
    .filter(({ task }) => hasFaded(task.solvedAt, nowMs))
    .sort((a, b) => fades(a.task) - fades(b.task))
}
