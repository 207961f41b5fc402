import type { Selectable, SelectQueryBuilder } from 'kysely'
import { rolesOfMain } from '#resources/accounts/roles.ts'
import type { Reader } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'
import { fingerprint } from '#server/sessions/secrets.ts'
import { notFound, refuse } from '#shared/errors.ts'
import type { InvitationState } from '#shared/platform/accounts.ts'
import type { Invitation } from './contract.ts'
import type { InvitationTable } from './table.ts'

type InvitationRow = Selectable<InvitationTable> & {
  invitedBy: string
  inviterClosedAt: string | null
  usedBy: string | null
}

/** All invitations, with the names of both accounts. A derived table, so that lists take it. */
export function selectInvitations(db: Reader) {
  const invitations = db
    .selectFrom('invitation')
    .innerJoin('account as inviter', 'inviter.id', 'invitation.account_id')
    .leftJoin('account as invited', 'invited.id', 'invitation.used_by')
    .selectAll('invitation')
    .select(['inviter.account as invitedBy', 'inviter.closed_at as inviterClosedAt', 'invited.account as usedBy'])
  // It has the name of the table, and more columns.
  return db.selectFrom(invitations.as('invitation')).selectAll() as unknown as SelectQueryBuilder<
    Tables,
    'invitation',
    InvitationRow
  >
}

/** An invitation ends with the account that invites, and with the role: nobody would answer for the new account. */
function stateOf(row: InvitationRow, hasRole: boolean): InvitationState {
  if (row.used_by !== null) return 'used'
  if (row.withdrawn_at !== null || row.inviterClosedAt !== null || !hasRole) return 'withdrawn'
  return row.expires_at > new Date().toISOString() ? 'open' : 'expired'
}

export async function invitationsToApi(db: Reader): Promise<(row: InvitationRow) => Invitation> {
  const roles = await rolesOfMain(db)
  return row => {
    const role = roles.find(one => one.id === row.role_id) ?? null
    return {
      id: row.id,
      note: row.note,
      state: stateOf(row, role !== null),
      role,
      invitedBy: row.invitedBy,
      usedBy: row.usedBy,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    }
  }
}

export async function readInvitation(db: Reader, by: { id: number } | { secret: string }) {
  const rows = selectInvitations(db)
  const row = await ('id' in by
    ? rows.where('id', '=', by.id)
    : rows.where('secret_hash', '=', fingerprint(by.secret))
  ).executeTakeFirstOrThrow(notFound)
  return { row, invitation: (await invitationsToApi(db))(row) }
}

/** An invitation that can still be accepted. A refusal says why it can't. */
export async function requireOpen(db: Reader, by: { id: number } | { secret: string }) {
  const found = await readInvitation(db, by)
  const { state, role } = found.invitation
  if (state !== 'open' || !role) throw refuse('gone', { state })
  return { ...found, role }
}
