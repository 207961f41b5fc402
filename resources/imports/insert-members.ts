import * as z from 'zod/mini'
import { Member, type MemberFields } from '#resources/members/contract.ts'
import { memberOf, members } from '#resources/members/entity.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { nextTurn } from '#server/platform/turns.ts'
import type { Writing } from '#server/writes/write.ts'

/** Small batches, so that other requests are served in between. */
const ROWS_AT_ONCE = 250
const PREPARED_AT_ONCE = 1_000

/** A row without the id that it gets in the transaction, and the same as the API shows it. */
type NewMember = { row: Omit<RowOf<'member'>, 'id'>; shown: Omit<Member, 'id'> }

const WithoutId = z.omit(Member, { id: true })

/**
 * Prepares rows before the transaction, which then holds up other writes for a shorter time. Gives the event loop a turn
 * before each batch: a write that arrives meanwhile need not wait for the transaction.
 */
export async function prepareMembers(list: readonly MemberFields[]): Promise<NewMember[]> {
  const updated_at = new Date().toISOString()
  const prepared: NewMember[] = []
  for (let start = 0; start < list.length; start += PREPARED_AT_ONCE) {
    await nextTurn()
    prepared.push(...list.slice(start, start + PREPARED_AT_ONCE).map(fields => prepareMember(fields, updated_at)))
  }
  return prepared
}

function prepareMember(fields: MemberFields, updated_at: string): NewMember {
  // `toColumns` returns a partial row, because updates can be partial. With all fields, it is a full row.
  const columns = members.toColumns({ ...fields, archivedAt: null }) as Omit<NewMember['row'], 'version' | 'updated_at'>
  const row = { ...columns, version: 1, updated_at }
  return { row, shown: z.parse(WithoutId, memberOf({ ...row, id: 0 })) }
}

/**
 * Inserts many members at once, which `findIssues` has checked before: one at a time, five thousand would need four
 * statements each. Returns the first id; the others are consecutive.
 */
export async function insertMembers({ insertMany, nextId, record }: Writing, list: readonly NewMember[]) {
  const firstId = await nextId('member', list.length)
  for (let start = 0; start < list.length; start += ROWS_AT_ONCE) {
    const batch = list
      .slice(start, start + ROWS_AT_ONCE)
      .map((member, place) => ({ ...member, id: firstId + start + place }))
    await insertMany(
      'member',
      batch.map(({ id, row }) => ({ ...row, id })),
    )
    for (const { id, shown } of batch)
      record({ entity: members.name, id, action: 'create', before: null, after: { id, ...shown }, version: 1 })
  }
  return firstId
}
