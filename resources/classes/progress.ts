import { type RawBuilder, sql } from 'kysely'
import { findBugs } from '#practice/server/bugs/bugs.ts'
import { findLessons, type Lesson } from '#practice/server/lessons/lessons.ts'
import { huntToApi } from '#resources/hunts/to-api.ts'
import type { Reader } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { ClassProgress } from './contract.ts'
import { classOf } from './entity.ts'
import { membersOf } from './find.ts'

/** The assigned pages with tasks, in the order of the pages; all of them if none is assigned. */
export async function lessonsOf(row: RowOf<'class'>): Promise<Lesson[]> {
  const wanted = new Set(classOf(row).pages.map(({ page }) => page))
  return [...(await findLessons()).values()].filter(({ page }) => wanted.size === 0 || wanted.has(page))
}

async function tasksOf(row: RowOf<'class'>): Promise<ClassProgress['tasks']> {
  return (await lessonsOf(row)).flatMap(({ page, tasks }) =>
    tasks.map(({ id: task, title: { en, zh } }) => ({ page, task, title: { en, zh } })),
  )
}

/** The learners, each with the latest request that came from a page. */
const selectLearners = (db: Reader, classId: string, only?: readonly number[]) =>
  membersOf(db, classId, only)
    .innerJoin('account', 'account.id', 'class_member.account_id')
    .leftJoin('traffic', join =>
      join.on('traffic.id', '=', ({ selectFrom }) =>
        selectFrom('traffic as own')
          .select('own.id')
          .whereRef('own.account_id', '=', 'class_member.account_id')
          .where('own.page', 'is not', null)
          .orderBy('own.id', 'desc')
          .limit(1),
      ),
    )
    .select(['account.id as accountId', 'account', 'name', 'state', 'class_member.sandbox_id as sandboxId'])
    .select(['joined_at as joinedAt', 'hand_at as handAt', 'traffic.page', 'traffic.at as seenAt'])
    .orderBy('account.id')
    .execute()

/** When a task was solved first; null while it is open. A restarted task stays solved (`earlier`: a JSON array of times). */
const SOLVED_AT = sql<string | null>`case when earlier = '[]' then proven_at else substr(earlier, 3, 24) end`

type Tasks = { account_id: number; tasks: string }
/** The tasks of each account as one text, because 13,000 rows would take longer than all the rest. */
const textOf = (...columns: RawBuilder<unknown>[]) =>
  sql<string>`string_agg(${sql.join([sql`page || ' ' || task`, ...columns], sql` || '|' || `)}, '|')`.as('tasks')

/** Looks up the parts of such a text. */
function partsOf(rows: Tasks[]): (accountId: number) => string[] {
  const texts = new Map(rows.map(row => [row.account_id, row.tasks]))
  return accountId => texts.get(accountId)?.split('|') ?? []
}

/** The newest hunt of each member in their sandbox of the class. */
async function huntsOf(db: Reader, classId: string, only?: readonly number[]) {
  const newest = sql<string>`(select max(started_at) from hunt as own where own.sandbox_id = hunt.sandbox_id)`
  const rows = await membersOf(db, classId, only)
    .innerJoin('hunt', 'hunt.sandbox_id', 'class_member.sandbox_id')
    .selectAll('hunt')
    .where('started_at', '=', newest)
    .execute()
  const known = await findBugs()
  return new Map(
    rows.map(row => {
      const { found, ...hunt } = huntToApi(row, known)
      return [row.sandbox_id, { ...hunt, found: found.length }]
    }),
  )
}

/** How far the learners of a class are: four rows of each at most. Never reads the evidence, whose texts are long. */
export async function readClass(db: Reader, row: RowOf<'class'>, only?: readonly number[]): Promise<ClassProgress> {
  const tasks = await tasksOf(row)
  const indexes = new Map(tasks.map(({ page, task }, index) => [`${page} ${task}`, index]))
  const ids = membersOf(db, row.id, only).select('class_member.account_id')
  const [learners, hunts, solved, tried] = await Promise.all([
    selectLearners(db, row.id, only),
    huntsOf(db, row.id, only),
    db
      .selectFrom('task_progress')
      .select(['account_id', textOf(SOLVED_AT)])
      .where('account_id', 'in', ids)
      .where(SOLVED_AT, 'is not', null)
      .groupBy('account_id')
      .execute(),
    db
      .selectFrom('task_attempt')
      .select(['account_id', textOf(sql.ref('tries'), sql.ref('first_at'), sql.ref('last_at'))])
      .where('account_id', 'in', ids)
      .groupBy('account_id')
      .execute(),
  ])
  const [solvedOf, triedOf] = [partsOf(solved), partsOf(tried)]
  return {
    tasks,
    learners: learners.map(({ sandboxId, ...learner }) => {
      /** By the index of the task, with gaps. */
      const cells: string[] = []
      let count = 0
      const done = solvedOf(learner.accountId)
      for (let part = 0; part < done.length; part += 2) {
        const index = indexes.get(done[part] ?? '')
        if (index === undefined) continue
        cells[index] = `${index} 0 ${done[part + 1]}`
        count++
      }
      let [stuckOn, stuckSince, newest]: [number | null, string | null, string] = [null, null, '']
      const tries = triedOf(learner.accountId)
      for (let part = 0; part < tries.length; part += 4) {
        const index = indexes.get(tries[part] ?? '')
        if (index === undefined || cells[index] !== undefined) continue
        const [first = '', last = ''] = [tries[part + 2], tries[part + 3]]
        cells[index] = `${index} ${tries[part + 1]} ${first}`
        if (last > newest) [stuckOn, stuckSince, newest] = [index, first, last]
      }
      const hunt = hunts.get(sandboxId ?? '') ?? null
      return { ...learner, solved: count, stuckOn, stuckSince, cells: cells.filter(Boolean), hunt }
    }),
  }
}
