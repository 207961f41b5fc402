import * as z from 'zod/mini'
import { Member, type MemberFields } from '#resources/members/contract.ts'
import { memberOf, members } from '#resources/members/entity.ts'
import type { RowIn } from '#server/entities/entity.ts'
import { inTurns } from '#server/in-turns.ts'
import type { Writing } from '#server/writes/write.ts'

/** A valid id, which is replaced in the transaction. */
const UNTIL_KNOWN = 1

/** A row and the same as the API shows it. The transaction sets the id of both. */
type NewMember = { row: RowIn<'member'>; shown: Member }

/**
 * Prepares rows before the transaction, which then holds up other writes for a shorter time. Gives the event loop a turn
 * before each batch: a write that arrives meanwhile need not wait for the transaction.
 */
export async function prepareMembers(list: readonly MemberFields[]): Promise<NewMember[]> {
  const updated_at = new Date().toISOString()
  const prepared: NewMember[] = []
  for await (const part of inTurns(list)) prepared.push(...part.map(fields => prepareMember(fields, updated_at)))
  return prepared
}

function prepareMember(fields: MemberFields, updated_at: string): NewMember {
  // `toColumns` returns a partial row, because updates can be partial. With all fields, it is a full row.
  const columns = members.toColumns({ ...fields, archivedAt: null }) as NewMember['row']
  const row = { ...columns, id: UNTIL_KNOWN, version: 1, updated_at }
  return { row, shown: z.parse(Member, memberOf(row)) }
}

/**
 * Inserts many members at once, which `findIssues` has checked before: one at a time, five thousand would need four
 * statements each. Returns the first id; the others are consecutive.
 */
export async function insertMembers({ insertMany, nextId, record }: Writing, list: readonly NewMember[]) {
  const firstId = await nextId('member', list.length)
  for (const [place, { row, shown }] of list.entries()) {
    row.id = shown.id = firstId + place
    record({ entity: members.name, id: shown.id, action: 'create', before: null, after: shown, version: 1 })
  }
  await insertMany(
    'member',
    list.map(({ row }) => row),
  )
  return firstId
}
