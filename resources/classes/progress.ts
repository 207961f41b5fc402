import { findLessons } from '#practice/server/lessons/lessons.ts'
import type { Reader } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { ClassProgress, Learner } from './contract.ts'
import { classOf } from './entity.ts'
import { membersOf } from './find.ts'

/** The tasks of the assigned pages, in the order of the pages; those of all pages if none is assigned. */
async function tasksOf(row: RowOf<'class'>): Promise<ClassProgress['tasks']> {
  const wanted = new Set(classOf(row).pages.map(({ page }) => page))
  const lessons = [...(await findLessons()).values()].filter(({ page }) => wanted.size === 0 || wanted.has(page))
  return lessons.flatMap(({ page, tasks }) =>
    tasks.map(({ id: task, title: { en, zh } }) => ({ page, task, title: { en, zh } })),
  )
}

const selectLearners = (db: Reader, classId: string, only?: readonly number[]) =>
  membersOf(db, classId, only)
    .innerJoin('account', 'account.id', 'class_member.account_id')
    .select(['account.id as accountId', 'account', 'name', 'state'])
    .select(['joined_at as joinedAt', 'hand_at as handAt'])
    .select(({ selectFrom, ref }) => {
      const latest = selectFrom('traffic')
        .whereRef('traffic.account_id', '=', ref('account.id'))
        .where('page', 'is not', null)
        .orderBy('traffic.id', 'desc')
        .limit(1)
      return [latest.select('page').as('page'), latest.select('at').as('seenAt')]
    })
    .orderBy('account.id')
    .execute()

/**
 * How far the learners of a class are. Reads what was found in the traffic log, never the evidence, whose texts are long.
 */
export async function readClass(db: Reader, row: RowOf<'class'>, only?: readonly number[]): Promise<ClassProgress> {
  const tasks = await tasksOf(row)
  const indexes = new Map(tasks.map(({ page, task }, index) => [`${page} ${task}`, index]))
  const ids = membersOf(db, row.id, only).select('class_member.account_id')
  const [learners, solved, tried] = await Promise.all([
    selectLearners(db, row.id, only),
    db
      .selectFrom('task_progress')
      .select(['account_id', 'page', 'task', 'proven_at', 'earlier'])
      .where('account_id', 'in', ids)
      .execute(),
    db.selectFrom('task_attempt').selectAll().where('account_id', 'in', ids).execute(),
  ])
  type State = { solvedAt: string | null; tries: number; firstAt: string | null; lastAt: string }
  const states = new Map<number, Map<number, State>>(learners.map(({ accountId }) => [accountId, new Map()]))
  function stateOf(found: { account_id: number; page: string; task: string }): State | undefined {
    const index = indexes.get(`${found.page} ${found.task}`)
    const own = states.get(found.account_id)
    if (index === undefined || !own) return undefined
    const state = own.get(index) ?? { solvedAt: null, tries: 0, firstAt: null, lastAt: '' }
    own.set(index, state)
    return state
  }
  for (const found of solved) {
    // A restarted task stays solved.
    const [earlier]: string[] = found.earlier === '[]' ? [] : JSON.parse(found.earlier)
    const at = earlier ?? found.proven_at
    const state = at === null ? undefined : stateOf(found)
    if (state) state.solvedAt = at
  }
  for (const found of tried) {
    const state = stateOf(found)
    if (state) Object.assign(state, { tries: found.tries, firstAt: found.first_at, lastAt: found.last_at })
  }
  return {
    tasks,
    learners: learners.map(learner => {
      const own = [...(states.get(learner.accountId) ?? [])].sort(([a], [b]) => a - b)
      const stuck = own
        .filter(([, { solvedAt, tries }]) => solvedAt === null && tries > 0)
        .reduce<[number, State] | null>((last, one) => (last && last[1].lastAt >= one[1].lastAt ? last : one), null)
      return {
        ...learner,
        solved: own.filter(([, { solvedAt }]) => solvedAt !== null).length,
        stuckOn: stuck?.[0] ?? null,
        stuckSince: stuck?.[1].firstAt ?? null,
        cells: own.map(([index, { tries, solvedAt, firstAt }]): Learner['cells'][number] => [
          index,
          tries,
          solvedAt,
          firstAt,
        ]),
      }
    }),
  }
}
