import type { Generated } from 'kysely'

export type InvitationTable = {
  id: Generated<number>
  /** The fingerprint of the secret in the link. */
  secret_hash: string
  /** The account that invites. */
  account_id: number
  /** A role in main. */
  role_id: number
  /** For whom it is. */
  note: string
  created_at: string
  expires_at: string
  withdrawn_at: string | null
  /** The account that was created with it. */
  used_by: number | null
}

declare module '#server/database/schema.ts' {
  interface Tables {
    invitation: InvitationTable
  }
}
