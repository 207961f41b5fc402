import type { ClassProgress, Learner } from '#resources/classes/contract.ts'
import { cellOf } from '#resources/classes/rules.ts'
import { foldText } from '#shared/text/fold-text.ts'
import type { ClassState } from './search-params.ts'

/** How long a learner without a request counts as present. */
const PRESENT_MS = 120_000

const isHere = ({ seenAt }: Pick<Learner, 'seenAt'>, now: number): boolean =>
  seenAt !== null && now - Date.parse(seenAt) < PRESENT_MS

/** How many of the tasks of a page a learner has solved. */
const solvedOf = ({ cells }: Learner, tasks: ClassProgress['tasks'], page: string): number =>
  cells.map(cellOf).filter(({ index, tries }) => tries === 0 && tasks[index]?.page === page).length

function isShown(learner: Learner, show: ClassState['show'], now: number): boolean {
  switch (show) {
    case 'hand':
      return learner.handAt !== null
    case 'stuck':
      return learner.stuckSince !== null
    case 'here':
      return isHere(learner, now)
    case 'away':
      return !isHere(learner, now)
    case undefined:
      return true
  }
}

/** The learners that the filters leave. They are sorted by the table. */
export function findLearners(
  { tasks, learners }: ClassProgress,
  { q, show, page }: ClassState,
  now: number,
): Learner[] {
  const text = foldText(q ?? '')
  const all = tasks.filter(task => task.page === page).length
  return learners.filter(
    learner =>
      foldText(`${learner.name} ${learner.account}`).includes(text) &&
      isShown(learner, show, now) &&
      (page === undefined || solvedOf(learner, tasks, page) < all),
  )
}

/** Whether cells of the one can stand beside cells of the other: they name tasks by their place. */
export const haveSameTasks = (one: ClassProgress, other: ClassProgress): boolean =>
  one.tasks.length === other.tasks.length &&
  one.tasks.every(({ page, task }, at) => page === other.tasks[at]?.page && task === other.tasks[at]?.task)

/**
 * Puts what was read again of some learners in its place. Learners who are gone leave, new ones come last; all others and
 * the tasks stay the same objects, so that their rows don't render again.
 */
export function mergeLearners(before: ClassProgress, ids: readonly number[], now: ClassProgress): ClassProgress {
  const fresh = new Map(now.learners.map(learner => [learner.accountId, learner]))
  const kept = before.learners.flatMap(learner => {
    const next = fresh.get(learner.accountId)
    fresh.delete(learner.accountId)
    return next ?? (ids.includes(learner.accountId) ? [] : [learner])
  })
  return { tasks: before.tasks, learners: [...kept, ...fresh.values()] }
}
