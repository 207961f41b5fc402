import * as z from 'zod/mini'
import { Member } from '#resources/members/contract.ts'
import { memberOf, members } from '#resources/members/entity.ts'
import { staysManaged } from '#resources/members/managers.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { locked } from '#server/locks/lock.ts'
import { findParts } from '#server/parts.ts'
import type { Writing } from '#server/writes/write.ts'
import { HOLDS, type Hold } from './rules.ts'

type Range = { first: number; count: number }
type Held = { id: number; name: string; hold: Hold }

/**
 * Permanently removes members that were added together, if none of them has been changed or used since. Otherwise
 * removes none, and returns those that block it.
 */
export async function removeMembers(writing: Writing, { first, count }: Range): Promise<Held[]> {
  const { trx, record, rows: scoped, deleteFrom } = writing
  const last = first + count - 1
  const found = scoped(members).where('id', '>=', first).where('id', '<=', last).orderBy('id')
  const rows = await locked(trx, found).execute()
  const held = [...changed(rows), ...(await referenced()), ...(await lastManagers())]
  if (held.length > 0) return held
  await deleteFrom('member').where('id', '>=', first).where('id', '<=', last).execute()
  for (const row of rows)
    record({
      entity: members.name,
      id: row.id,
      action: 'delete',
      before: z.parse(Member, memberOf(row)),
      after: null,
      version: row.version,
    })
  return []

  async function referenced(): Promise<Held[]> {
    const names = new Map(rows.map(row => [row.id, row.name_en]))
    const held: Held[] = []
    for (const holds of await findParts('holds-members'))
      for (const { id, code } of await holds([first, last], writing))
        held.push({ id, name: names.get(id) ?? '', hold: z.parse(z.enum(HOLDS), code) })
    return held
  }

  /** A team with members needs a manager, and an imported one may have become its only one. */
  async function lastManagers(): Promise<Held[]> {
    const managers = rows.filter(({ job, archived_at }) => job === 'manager' && archived_at === null)
    const held: Held[] = []
    for (const [teamId, [one]] of Map.groupBy(managers, row => row.team_id)) {
      const isOnly = !(await staysManaged(writing, teamId, [first, last]))
      if (isOnly && one) held.push({ id: one.id, name: one.name_en, hold: 'last-manager' })
    }
    return held
  }
}

const changed = (rows: readonly RowOf<'member'>[]): Held[] =>
  rows.filter(({ version }) => version > 1).map(({ id, name_en: name }) => ({ id, name, hold: 'changed' }))
