import type { Insertable, Selectable } from 'kysely'
import type { FaultTable } from '#resources/faults/table.ts'
import type { Db, Reader, Trx } from '#server/database/open.ts'
import { lockRows } from '#server/locks/lock.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import { randomBelow, randomId } from '#server/platform/random.ts'
import type { Owner, Rule } from '#server/practice.ts'
import { refuse } from '#shared/errors.ts'
import type { FaultRule, RuleFields } from '#shared/platform/faults.ts'
import {
  createMatcher,
  type Fault,
  MAX_RULES,
  narrowness,
  type Preset,
  parseFault,
  writeFault,
} from '#shared/platform/faults.ts'
import { isVisible, ruleSandboxOf } from './owner.ts'

const moment = (ms: number) => new Date(ms).toISOString()

const readFault = (text: string): Fault => {
  const { fault } = parseFault(text)
  if (!fault) throw new Error(`A stored fault cannot be read: ${text}`)
  return fault
}

/** A rule as the engine uses it. */
export const ruleOf = (row: Selectable<FaultTable>): Rule => ({
  id: row.id,
  accountId: row.account_id,
  ruleSandboxId: row.sandbox_id,
  version: row.version,
  fault: readFault(row.fault),
  startedMs: Date.parse(row.started_at),
  endsMs: Date.parse(row.ends_at),
  matches: createMatcher(row),
})

export const ruleToApi = (row: Selectable<FaultTable>, nowMs = Date.now()): FaultRule => ({
  id: row.id,
  method: row.method,
  path: row.path,
  fault: readFault(row.fault),
  sandboxId: row.sandbox_id,
  preset: row.preset,
  isOfClass: row.class_id !== null,
  calls: row.calls,
  endsAt: row.ends_at,
  secondsLeft: Math.max(0, Math.ceil((Date.parse(row.ends_at) - nowMs) / 1000)),
  version: row.version,
})

/** The active rules, narrowest first. Of equally narrow rules, the latest comes first. */
export async function readRules(db: Reader, accountId?: number): Promise<Selectable<FaultTable>[]> {
  const rows = await db
    .selectFrom('fault')
    .selectAll()
    .where('ends_at', '>', moment(Date.now()))
    .$call(query => (accountId === undefined ? query : query.where('account_id', '=', accountId)))
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.sort((one, other) => narrowness(other) - narrowness(one))
}

/** The active rules that the caller may see and change. */
export async function readOwnRules(db: Reader, owner: Owner): Promise<Selectable<FaultTable>[]> {
  const rows = await readRules(db, owner.accountId)
  return rows.filter(row => isVisible(owner, { accountId: row.account_id, ruleSandboxId: row.sandbox_id }))
}

const lasting = (seconds: number, now = Date.now()) => ({
  started_at: moment(now),
  ends_at: moment(now + seconds * 1000),
})

/** Stores a seed, so that a run can be repeated. */
const withSeed = (fault: Fault): Fault =>
  fault.p === undefined && fault.jitter === undefined ? fault : { seed: randomBelow(2 ** 31), ...fault }

export const rowOf = (
  accountId: number,
  sandboxId: string | null,
  { method, path, fault, seconds }: RuleFields,
  preset: Preset | null,
): Insertable<FaultTable> => ({
  id: randomId(),
  account_id: accountId,
  sandbox_id: sandboxId,
  method,
  path,
  fault: writeFault(withSeed(fault)),
  preset,
  calls: 0,
  version: 1,
  ...lasting(seconds),
})

async function requireRuleRoom(trx: Trx, accountId: number, wanted: number) {
  const rows = trx.selectFrom('fault').select('id').where('account_id', '=', accountId).where('class_id', 'is', null)
  const room = { rows: rows.where('ends_at', '>', moment(Date.now())), max: MAX_RULES }
  await requireLimit(trx, 'fault', { accountId }, room, { wanted, code: 'too-many-faults' })
}

export async function addRule(trx: Trx, owner: Owner, fields: RuleFields): Promise<Selectable<FaultTable>> {
  await requireRuleRoom(trx, owner.accountId, 1)
  return trx
    .insertInto('fault')
    .values(rowOf(owner.accountId, ruleSandboxOf(owner), fields, null))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Replaces the rules of the previous preset with those of another. Returns the old and the new rules. */
export async function replacePreset(trx: Trx, owner: Owner, preset: Preset, rules: readonly RuleFields[]) {
  const { accountId } = owner
  const sandboxId = ruleSandboxOf(owner)
  await lockRows(trx, 'fault', { accountId })
  const ended = await trx
    .deleteFrom('fault')
    .where('account_id', '=', accountId)
    .where('sandbox_id', sandboxId === null ? 'is' : '=', sandboxId)
    .where('preset', 'is not', null)
    .where('class_id', 'is', null)
    .returningAll()
    .execute()
  await requireRuleRoom(trx, accountId, rules.length)
  const begun = await trx
    .insertInto('fault')
    .values(rules.map(rule => rowOf(accountId, sandboxId, rule, preset)))
    .returningAll()
    .execute()
  return { ended, begun }
}

const readOwnRow = async (db: Db, owner: Owner, id: string) => {
  const rows = await readOwnRules(db, owner)
  const row = rows.find(one => one.id === id)
  // A rule of another operator or sandbox is reported as not found. Anything else would reveal that it exists.
  if (!row) throw refuse('not-found')
  // Only the coach ends what is on for a class.
  if (row.class_id !== null) throw refuse('not-yours')
  return row
}

/** Changes a rule if the version matches, and restarts it. Returns it as it was and as it is now. */
export async function changeRule(
  db: Db,
  owner: Owner,
  id: string,
  match: string,
  { fault, seconds, ...fields }: Partial<RuleFields>,
): Promise<{ before: Selectable<FaultTable>; after: Selectable<FaultTable> }> {
  const before = await readOwnRow(db, owner, id)
  const lifetimeMs = Date.parse(before.ends_at) - Date.parse(before.started_at)
  const row = await db
    .updateTable('fault')
    .set({
      ...fields,
      ...(fault && { fault: writeFault(withSeed(fault)) }),
      ...lasting(seconds ?? lifetimeMs / 1000),
      calls: 0,
      version: before.version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', match === `"${before.version}"` ? before.version : -1)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw refuse('stale', { current: ruleToApi(await readOwnRow(db, owner, id)) })
  return { before, after: row }
}

/** Ends one of the operator's own rules and returns it. */
export async function removeRule(db: Db, owner: Owner, id: string): Promise<Selectable<FaultTable>> {
  const row = await readOwnRow(db, owner, id)
  await dropRule(db, id)
  return row
}

/** Ends a rule, if it has not ended already. */
export const dropRule = (db: Db, id: string) => db.deleteFrom('fault').where('id', '=', id).execute()

/** Ends all of the caller's rules and returns them. */
export async function removeRules(db: Db, owner: Owner): Promise<Selectable<FaultTable>[]> {
  const ids = (await readOwnRules(db, owner)).filter(row => row.class_id === null).map(({ id }) => id)
  return ids.length === 0 ? [] : db.deleteFrom('fault').where('id', 'in', ids).returningAll().execute()
}

export const removeEnded = (db: Db) => db.deleteFrom('fault').where('ends_at', '<=', moment(Date.now())).execute()

/** Counts a call of a rule across all instances. Returns its number, or null if the rule has ended or changed. */
export async function countCall(db: Db, { id, version }: Rule): Promise<number | null> {
  const row = await db
    .updateTable('fault')
    .set(set => ({ calls: set('calls', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('calls')
    .executeTakeFirst()
  return row?.calls ?? null
}
