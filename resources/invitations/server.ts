import { readAccount } from '#resources/accounts/read.ts'
import { assignInMain, lockRolesOfMain, requireRole } from '#resources/accounts/roles.ts'
import type { Db } from '#server/database/open.ts'
import { answerList } from '#server/endpoints/list.ts'
import { networkOf } from '#server/http/address.ts'
import { serve } from '#server/http/serve.ts'
import { insertAccount } from '#server/sessions/accounts.ts'
import { admitHashing } from '#server/sessions/hash-queue.ts'
import { findBackgroundOperator } from '#server/sessions/operator.ts'
import { hashPassword } from '#server/sessions/passwords.ts'
import { createSecret, fingerprint } from '#server/sessions/secrets.ts'
import { ADDRESS_POLICY, countAttempt, forgiveAttempt } from '#server/sessions/throttle.ts'
import { refuse } from '#shared/errors.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { acceptInvitation, checkInvitation, createInvitation, listInvitations, withdrawInvitation } from './contract.ts'
import { invitationsToApi, readInvitation, requireOpen, selectInvitations } from './find.ts'

const LIFE_MS = 7 * 86_400_000
const ENTITY = 'invitations'

/** Finds the invitation of a link. Counted like sign-ins, so that an address can't try links without end. */
async function requireOpenLink(unaudited: Db, address: string, secret: string) {
  const key = `invitation:address:${networkOf(address)}`
  await countAttempt(unaudited, key, ADDRESS_POLICY)
  const found = await requireOpen(unaudited, { secret })
  await forgiveAttempt(unaudited, key)
  return found
}

export const endpoints = [
  serve(listInvitations, async ({ db, query }) =>
    answerList(db, selectInvitations(db), await invitationsToApi(db), { ...query, sorts: { createdAt: 'created_at' } }),
  ),

  serve(createInvitation, async ({ writeOwn, log, operator, body: { roleId, note } }) => {
    const secret = createSecret()
    const now = Date.now()
    const invitation = await writeOwn(async ({ trx, record }) => {
      await lockRolesOfMain(trx)
      await requireRole(trx, roleId)
      const { id } = await trx
        .insertInto('invitation')
        .values({
          secret_hash: fingerprint(secret),
          account_id: operator.accountId,
          role_id: roleId,
          note,
          created_at: new Date(now).toISOString(),
          expires_at: new Date(now + LIFE_MS).toISOString(),
          withdrawn_at: null,
          used_by: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { invitation } = await readInvitation(trx, { id })
      record({ entity: ENTITY, id, action: 'create', before: null, after: invitation })
      return invitation
    })
    log.info({ account: operator.account, invitationId: invitation.id }, 'invitation created')
    return { status: 201, body: { secret, invitation } }
  }),

  serve(withdrawInvitation, async ({ writeOwn, log, operator, params: { invitationId: id } }) => {
    await writeOwn(async ({ trx, record }) => {
      // The same lock as accepting takes: an invitation is either withdrawn or used.
      await lockRolesOfMain(trx)
      const { invitation: before } = await requireOpen(trx, { id })
      await trx.updateTable('invitation').set({ withdrawn_at: new Date().toISOString() }).where('id', '=', id).execute()
      record({ entity: ENTITY, id, action: 'delete', before, after: null })
    })
    log.info({ account: operator.account, invitationId: id }, 'invitation withdrawn')
    return { status: 204, body: undefined }
  }),

  serve(checkInvitation, async ({ unaudited, address, body: { secret } }) => {
    const { role, invitation } = await requireOpenLink(unaudited, address, secret)
    return { status: 200, body: { role: role.name, expiresAt: invitation.expiresAt } }
  }),

  serve(acceptInvitation, async ({ unaudited, writes, requestId, log, address, body }) => {
    const { secret, password, account, name } = body
    const { row, password_hash } = await admitHashing(async () => {
      const { row } = await requireOpenLink(unaudited, address, secret)
      return { row, password_hash: await hashPassword(password) }
    })
    // Whoever invited is the author: nobody is signed in yet.
    const inviter = await findBackgroundOperator(unaudited, row.account_id, MAIN)
    if (!inviter) throw refuse('gone', { state: 'withdrawn' })
    const { writeOwn } = writes.by({ operator: inviter, endpoint: 'acceptInvitation', requestId, claim: null })
    await writeOwn(async writing => {
      const { trx, record } = writing
      // Of two who accept at once, the second one finds the invitation used.
      await lockRolesOfMain(trx)
      const { invitation: before, role } = await requireOpen(trx, { secret })
      const id = await insertAccount(trx, { account, name, password_hash })
      await assignInMain(writing, inviter, { accountId: id, roleId: role.id })
      await trx.updateTable('invitation').set({ used_by: id }).where('id', '=', before.id).execute()
      const after = await readAccount(trx, inviter, id)
      record({ entity: 'accounts', id, action: 'create', before: null, after, version: after.version })
      const used = (await readInvitation(trx, { id: before.id })).invitation
      record({ entity: ENTITY, id: before.id, action: 'update', before, after: used })
    })
    log.info({ account, invitedBy: inviter.account }, 'invitation accepted')
    return { status: 201, body: { account } }
  }),
]
