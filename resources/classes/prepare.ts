import { copyInto, daysSince, insertCopy } from '#resources/sandboxes/copy.ts'
import { deliver } from '#resources/sandboxes/deliver.ts'
import type { Trx } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { locked } from '#server/locks/lock.ts'
import { deleteRows } from '#server/sandboxes/rows.ts'
import type { Services } from '#server/services.ts'
import { findBackgroundOperator } from '#server/sessions/operator.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'

/** The sandbox of a member, unless they have deleted it. */
const findSandbox = (trx: Trx, { sandbox_id, account_id }: RowOf<'class_member'>) =>
  trx
    .selectFrom('sandbox')
    .select('id')
    .where('id', '=', sandbox_id)
    .where('account_id', '=', account_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

async function requireSource(trx: Trx, { start_from }: RowOf<'class'>) {
  const from = await trx
    .selectFrom('sandbox')
    .selectAll()
    .where('id', '=', start_from)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!from) throw refuse('sandbox-gone')
  return from
}

/** Makes the sandbox of a member who waits for it, or resets it. Returns its id, or null for one who leaves. */
async function prepareWithin({ trx, record }: Writing, of: RowOf<'class'>, accountId: number): Promise<string | null> {
  const waiting = trx.selectFrom('class_member').selectAll().where('account_id', '=', accountId)
  const member = await locked(trx, waiting).executeTakeFirst()
  if (!member || member.state === 'leaving') return null
  const found = await findSandbox(trx, member)
  if (found && member.state !== 'waiting') return found.id
  const from = await requireSource(trx, of)
  const id = found?.id ?? (await insertCopy(trx, { accountId, name: of.name, from, snapshotOf: null }))
  if (found) {
    await deleteRows(trx, [id])
    if (from.id === MAIN) await deliver(trx, id)
    else await copyInto(trx, from, id, daysSince(from))
  }
  await trx
    .updateTable('class_member')
    .set({ state: 'ready', sandbox_id: id, claimed_at: null })
    .where('account_id', '=', accountId)
    .execute()
  const before = found ? { id, startFrom: from.id } : null
  const action = found ? 'reset' : 'create'
  record({ entity: 'sandboxes', id, action, before, after: { id, startFrom: from.id }, sandboxId: id })
  record({ entity: 'class-members', id: accountId, action: 'update', before: null, after: { state: 'ready' } })
  return id
}

/** Makes or resets the sandbox of a learner whose member row waits for it, as the coach. */
export async function prepare(
  { unaudited, writes }: Pick<Services, 'unaudited' | 'writes'>,
  accountId: number,
): Promise<string | null> {
  const of = await unaudited
    .selectFrom('class')
    .innerJoin('class_member', 'class_member.class_id', 'class.id')
    .selectAll('class')
    .where('class_member.account_id', '=', accountId)
    .executeTakeFirst()
  const coach = of && (await findBackgroundOperator(unaudited, of.account_id, MAIN))
  if (!coach) return null
  const { writeOwn } = writes.by({ operator: coach, endpoint: 'joinClass', requestId: `class-${of.id}`, claim: null })
  // In one state, as every copy of a sandbox, and one after the other.
  return writeOwn(writing => prepareWithin(writing, of, accountId), { inOneState: true, isLong: true })
}
