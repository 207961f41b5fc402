import { sql } from 'kysely'
import { ruleToClassFault } from '#practice/server/faults/of-class.ts'
import type { Db, Reader } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { networkOf } from '#server/http/address.ts'
import { ADDRESS_POLICY, countAttempt, forgiveAttempt } from '#server/sessions/throttle.ts'
import { notFound, refuse } from '#shared/errors.ts'
import type { ListedClass } from './contract.ts'
import { classes, classOf } from './entity.ts'
import { isOpen } from './rules.ts'

/** The last day of a class ends where the console stands. */
const todayHere = () => Temporal.Now.plainDateISO().toString()

/** One of the coach's own classes. */
export async function requireOwn(rows: Rows, classId: string): Promise<RowOf<'class'>> {
  const row = await rows(classes).where('id', '=', classId).executeTakeFirstOrThrow(notFound)
  return row
}

/** The members of a class who have not left it: all, or those of these accounts. */
export const membersOf = (db: Reader, classId: string, accountIds?: readonly number[]) =>
  db
    .selectFrom('class_member')
    .where('class_id', '=', classId)
    .where('left_at', 'is', null)
    .$call(members => (accountIds ? members.where('class_member.account_id', 'in', accountIds) : members))

export const accountIdsOf = async (db: Reader, classId: string, only?: readonly number[]): Promise<number[]> =>
  (await membersOf(db, classId, only).select('account_id').orderBy('account_id').execute()).map(row => row.account_id)

/** The class that an account attends, with its own row in it. */
export const findAttended = (db: Reader, accountId: number) =>
  db
    .selectFrom('class_member')
    .innerJoin('class', 'class.id', 'class_member.class_id')
    .innerJoin('account as coach', 'coach.id', 'class.account_id')
    .selectAll('class_member')
    .select(['class.account_id as coachId', 'coach.name as coach', 'class.name', 'ends_on', 'pages'])
    .where('class_member.account_id', '=', accountId)
    .where('left_at', 'is', null)
    .executeTakeFirst()

/**
 * Finds the open class of a code. Counted like sign-ins, so that an address can't try codes without end; a room full of
 * learners shares an address, and those who succeed are not counted.
 */
export async function requireJoinable(unaudited: Db, address: string, code: string) {
  const key = `class:address:${networkOf(address)}`
  await countAttempt(unaudited, key, ADDRESS_POLICY)
  const found = await unaudited
    .selectFrom('class')
    .innerJoin('account as coach', 'coach.id', 'class.account_id')
    .selectAll('class')
    .select(['coach.name as coach', 'coach.closed_at as coachClosedAt'])
    .where('code', '=', code)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow(notFound)
  await forgiveAttempt(unaudited, key)
  if (found.coachClosedAt !== null || !isOpen(classOf(found), todayHere())) throw refuse('gone')
  return found
}

/** The coach's classes with the numbers of their learners, newest first. */
export async function listOwn(db: Reader, rows: Rows): Promise<ListedClass[]> {
  const own = await rows(classes).orderBy('opened_at', 'desc').orderBy('id').execute()
  if (own.length === 0) return []
  const ids = own.map(({ id }) => id)
  const count = (state: string) => sql<number>`cast(sum(case when state = ${state} then 1 else 0 end) as integer)`
  const counts = await db
    .selectFrom('class_member')
    .select(['class_id', count('waiting').as('waiting'), count('failed').as('failed')])
    .select(sql<number>`cast(count(*) as integer)`.as('learners'))
    .where('class_id', 'in', ids)
    .where('left_at', 'is', null)
    .groupBy('class_id')
    .execute()
  const faults = await ruleToClassFault(db, ids)
  return own.map(row => {
    const { learners = 0, waiting = 0, failed = 0 } = counts.find(one => one.class_id === row.id) ?? {}
    return {
      ...classOf(row),
      isOpen: isOpen(classOf(row), todayHere()),
      learners,
      waiting,
      failed,
      fault: faults.get(row.id) ?? null,
    }
  })
}
