import * as z from 'zod/mini'
import { Member, type MemberFields } from '#resources/members/contract.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { Writing } from '#server/writes/write.ts'
import { memberOf, members } from './entity.ts'

/** Few enough that others have their turn in between. */
const ROWS_AT_ONCE = 250

/**
 * Adds many members at once, which must have been looked at before (`findIssues`): one by one, five thousand would take four statements
 * each. Gives the id of the first; the others follow it.
 */
export async function insertMembers({ insertMany, nextId, record }: Writing, list: readonly MemberFields[]) {
  const firstId = await nextId('member', list.length)
  const updated_at = new Date().toISOString()
  for (let start = 0; start < list.length; start += ROWS_AT_ONCE) {
    // `toColumns` returns a part of a row, because a change may be partial; for all fields it is a whole row.
    const rows = list.slice(start, start + ROWS_AT_ONCE).map((fields, place) => ({
      ...(members.toColumns({ ...fields, archivedAt: null }) as Omit<RowOf<'member'>, 'id' | 'version' | 'updated_at'>),
      id: firstId + start + place,
      version: 1,
      updated_at,
    }))
    await insertMany('member', rows)
    for (const row of rows) {
      const after = z.parse(Member, memberOf(row))
      record({ entity: members.name, id: row.id, action: 'create', before: null, after, version: 1 })
    }
  }
  return firstId
}
