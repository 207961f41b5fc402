import type { Updateable } from 'kysely'
import type { ClassMemberTable } from '#resources/classes/table.ts'
import type { LiveBus } from '#server/bus/bus.ts'
import type { Writing } from '#server/writes/write.ts'

export type Change = Updateable<ClassMemberTable>
type Which = { only?: readonly number[] | undefined; withLeft?: boolean }

/** Changes members of a class, and records what and of whom. Returns their accounts. */
export async function changeMembers(
  { trx, record }: Pick<Writing, 'trx' | 'record'>,
  classId: string,
  change: Change,
  { only, withLeft = false }: Which = {},
): Promise<number[]> {
  const changed = await trx
    .updateTable('class_member')
    .set(change)
    .where('class_id', '=', classId)
    .$call(members => (withLeft ? members : members.where('left_at', 'is', null)))
    .$call(members => (only ? members.where('account_id', 'in', only) : members))
    .returning('account_id')
    .execute()
  const accountIds = changed.map(row => row.account_id).sort((a, b) => a - b)
  const { claimed_at: _, ...after } = change
  // One entry of the class, not one of each learner.
  record({ entity: 'class-members', id: classId, action: 'update', before: null, after: { ...after, accountIds } })
  return accountIds
}

/** Lets the consoles of learners read again what concerns them. */
export function tellLearners(bus: LiveBus, accountIds: readonly number[], entity = 'classes'): void {
  for (const accountId of accountIds) bus.publish({ topic: 'rows', entity, ids: [], sandboxId: null, accountId })
}
