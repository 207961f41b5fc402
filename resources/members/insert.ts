import * as z from 'zod/mini'
import { Member, type MemberFields } from '#resources/members/contract.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { Writing } from '#server/writes/write.ts'
import { memberOf, members } from './entity.ts'

/** Small batches, so that other requests are served in between. */
const ROWS_AT_ONCE = 250

/**
 * Inserts many members at once, which `findIssues` has checked before: one at a time, five thousand would need four
 * statements each. Returns the first id; the others are consecutive.
 */
export async function insertMembers({ insertMany, nextId, record }: Writing, list: readonly MemberFields[]) {
  const firstId = await nextId('member', list.length)
  const updated_at = new Date().toISOString()
  for (let start = 0; start < list.length; start += ROWS_AT_ONCE) {
    // `toColumns` returns a partial row, because updates can be partial. With all fields, it is a full row.
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
