import * as z from 'zod/mini'
import { Member } from '#resources/members/contract.ts'
import { memberOf, members } from '#resources/members/entity.ts'
import { staysManaged } from '#resources/members/managers.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { locked } from '#server/locks/lock.ts'
import { findParts } from '#server/parts.ts'
import { nextTurn } from '#server/platform/turns.ts'
import type { Writing } from '#server/writes/write.ts'
import { HOLDS, type Hold } from './rules.ts'

type Range = { first: number; count: number }
type Held = { id: number; name: string; hold: Hold }

const READ_AT_ONCE = 500

/**
 * The members that were added together. Read before the transaction, which holds up other writes on SQLite: none is
 * removed if one has changed since.
 */
export async function readAdded(rows: Rows, { first, count }: Range): Promise<Member[]> {
  const added: Member[] = []
  for (let start = first; start < first + count; start += READ_AT_ONCE) {
    await nextTurn()
    const end = Math.min(start + READ_AT_ONCE, first + count)
    const found = await rows(members).where('id', '>=', start).where('id', '<', end).orderBy('id').execute()
    added.push(...found.map(row => z.parse(Member, memberOf(row))))
  }
  return added
}

/**
 * Permanently removes members that were added together, if none of them has been changed or used since. Otherwise
 * removes none, and returns those that block it.
 */
export async function removeMembers(writing: Writing, added: readonly Member[]): Promise<Held[]> {
  const { trx, record, rows: scoped, deleteFrom } = writing
  const [first, last] = [added[0], added.at(-1)]
  if (!first || !last) return []
  const range: [number, number] = [first.id, last.id]
  const found = scoped(members)
    .clearSelect()
    .select(['id', 'name_en', 'team_id', 'job', 'archived_at', 'version'])
    .where('id', '>=', first.id)
    .where('id', '<=', last.id)
    .orderBy('id')
  const rows = await locked(trx, found).execute()
  const held = [...changed(rows), ...(await referenced()), ...(await lastManagers())]
  if (held.length > 0) return held
  await deleteFrom('member').where('id', '>=', first.id).where('id', '<=', last.id).execute()
  for (const before of added)
    record({ entity: members.name, id: before.id, action: 'delete', before, after: null, version: before.version })
  return []

  async function referenced(): Promise<Held[]> {
    const names = new Map(rows.map(row => [row.id, row.name_en]))
    const held: Held[] = []
    for (const holds of await findParts('holds-members'))
      for (const { id, code } of await holds(range, writing))
        held.push({ id, name: names.get(id) ?? '', hold: z.parse(z.enum(HOLDS), code) })
    return held
  }

  /** A team with members needs a manager, and an imported one may have become its only one. */
  async function lastManagers(): Promise<Held[]> {
    const managers = rows.filter(({ job, archived_at }) => job === 'manager' && archived_at === null)
    const held: Held[] = []
    for (const [teamId, [one]] of Map.groupBy(managers, row => row.team_id)) {
      const isOnly = !(await staysManaged(writing, teamId, range))
      if (isOnly && one) held.push({ id: one.id, name: one.name_en, hold: 'last-manager' })
    }
    return held
  }
}

const changed = (rows: readonly Pick<RowOf<'member'>, 'id' | 'name_en' | 'version'>[]): Held[] =>
  rows.filter(({ version }) => version > 1).map(({ id, name_en: name }) => ({ id, name, hold: 'changed' }))
