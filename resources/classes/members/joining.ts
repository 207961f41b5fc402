import { endRulesOfOthers } from '#practice/server/faults/of-class.ts'
import { attendClass, checkClass, joinClass } from '#resources/classes/contract.ts'
import { requireJoinable } from '#resources/classes/find.ts'
import { MAX_LEARNERS } from '#resources/classes/rules.ts'
import type { Trx } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import { insertAccount } from '#server/sessions/accounts.ts'
import { admitHashing } from '#server/sessions/hash-queue.ts'
import { findBackgroundOperator } from '#server/sessions/operator.ts'
import { hashPassword } from '#server/sessions/passwords.ts'
import { refuse } from '#shared/errors.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'

type Joined = { id: string; account_id: number }

/** Adds an account to a class, if there is room. Its sandbox is made next. Whoever comes back has kept their place. */
export async function addMember(trx: Trx, { id, account_id: coachId }: Joined, accountId: number): Promise<void> {
  const rows = trx
    .selectFrom('class_member')
    .select('account_id')
    .where('class_id', '=', id)
    .where('account_id', '!=', accountId)
  await requireLimit(trx, 'class_member', { accountId: coachId }, { rows, max: MAX_LEARNERS })
  const joined = { class_id: id, joined_at: new Date().toISOString(), left_at: null, hand_at: null, message: null }
  await trx
    .insertInto('class_member')
    .values({ account_id: accountId, sandbox_id: null, state: 'waiting', claimed_at: null, ...joined })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(joined))
    .execute()
}

/** What the audit trail says about a member, without a name, because the trail is never deleted. */
export const shown = (accountId: number, classId: string) => ({ accountId, classId })

export const joining = [
  serve(checkClass, async ({ unaudited, address, body: { code } }) => {
    const { name, coach, language } = await requireJoinable(unaudited, address, code)
    return { status: 200, body: { name, coach, language } }
  }),

  serve(joinClass, async ({ unaudited, writes, requestId, log, address, body }) => {
    const { code, account, name, password } = body
    const { found, password_hash } = await admitHashing(async () => {
      const found = await requireJoinable(unaudited, address, code)
      return { found, password_hash: await hashPassword(password) }
    })
    // The coach is the author: nobody is signed in yet.
    const coach = await findBackgroundOperator(unaudited, found.account_id, MAIN)
    if (!coach) throw refuse('gone')
    const { writeOwn } = writes.by({ operator: coach, endpoint: 'joinClass', requestId, claim: null })
    await writeOwn(async ({ trx, record }) => {
      const id = await insertAccount(trx, { account, name, password_hash, kind: 'learner' })
      await addMember(trx, found, id)
      record({ entity: 'class-members', id, action: 'create', before: null, after: shown(id, found.id) })
    })
    log.info({ account, classId: found.id }, 'joined a class')
    return { status: 201, body: { account } }
  }),

  serve(attendClass, async ({ unaudited, writeOwn, faults, address, operator: { accountId }, body: { code } }) => {
    const found = await requireJoinable(unaudited, address, code)
    await writeOwn(async ({ trx, record }) => {
      await addMember(trx, found, accountId)
      await endRulesOfOthers(trx, accountId, { attends: found.id })
      const after = shown(accountId, found.id)
      record({ entity: 'class-members', id: accountId, action: 'create', before: null, after })
    })
    await faults.announceChange(accountId)
    return { status: 204, body: undefined }
  }),
]
