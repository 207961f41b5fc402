import { sql } from 'kysely'
import type { Reader, Trx } from '#server/database/open.ts'
import { LIFETIME_SECONDS, type Preset, rulesOf } from '#shared/platform/faults.ts'
import { rowOf } from './store.ts'

// The fault that a coach has turned on for a class: rules of each learner, so the engine needs to know nothing of it.

const now = () => new Date().toISOString()

/** The preset that is on for each of these classes, when it ends, and for how many learners. */
export async function ruleToClassFault(db: Reader, classIds: readonly string[]) {
  const rows = await db
    .selectFrom('fault')
    .select(['class_id', 'preset', ({ fn }) => fn.max('ends_at').as('endsAt')])
    .select(sql<number>`cast(count(distinct account_id) as integer)`.as('learners'))
    .where('class_id', 'in', classIds)
    .where('ends_at', '>', now())
    .groupBy(['class_id', 'preset'])
    .execute()
  return new Map(
    rows.flatMap(({ class_id, preset, ...fault }) => (class_id && preset ? [[class_id, { preset, ...fault }]] : [])),
  )
}

/** Ends the fault of a class. Returns the accounts that it affected. */
export async function endClassRules(trx: Trx, classId: string): Promise<number[]> {
  const ended = await trx.deleteFrom('fault').where('class_id', '=', classId).returning('account_id').execute()
  return [...new Set(ended.map(row => row.account_id))]
}

/** Ends an account's faults of the classes that it has left, because it could not end them itself. */
export const endRulesOfOthers = (trx: Trx, accountId: number, { attends = '' } = {}) =>
  trx
    .deleteFrom('fault')
    .where('account_id', '=', accountId)
    .where('class_id', 'is not', null)
    .where('class_id', '!=', attends)
    .execute()

/** Turns a preset on for these accounts. They see it and can't end it. */
export async function addClassRules(
  trx: Trx,
  classId: string,
  accountIds: readonly number[],
  { preset, seconds }: { preset: Preset; seconds: number },
): Promise<void> {
  const rows = accountIds.flatMap(accountId =>
    rulesOf(preset).map(({ method, path, fault, seconds: own = LIFETIME_SECONDS }) => ({
      ...rowOf(accountId, null, { method, path, fault, seconds: Math.min(seconds, own) }, preset),
      class_id: classId,
    })),
  )
  if (rows.length > 0) await trx.insertInto('fault').values(rows).execute()
}
