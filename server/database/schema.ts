import type { ColumnType, Generated } from 'kysely'
import type { AccountKind, Level } from '#shared/permissions.ts'
import type { Scope } from '#shared/platform/api-keys.ts'
import type { AuditAction } from '#shared/platform/audit.ts'
import type { Basis } from '#shared/platform/roles.ts'
import type { Reason } from '#shared/platform/sign-ins/login-fields.ts'

// Times are ISO 8601 text in UTC. Booleans are 0 or 1.
type AccountTable = {
  id: Generated<number>
  account: string
  name: string
  age: number | null
  email: string
  address: string
  time_zone: string
  password_hash: string
  has_demo_password: 0 | 1
  version: number
  updated_at: string
  /** A closed account can't sign in, and its sessions and keys are refused. */
  closed_at: ColumnType<string | null, string | null | undefined>
  kind: Generated<AccountKind>
}

type SessionTable = {
  id: Generated<number>
  token_hash: string
  account_id: number
  level: Level
  /** The sandbox that the session works in. */
  sandbox_id: Generated<string>
  created_at: string
  used_at: string
  expires_at: string
  ended_at: string | null
  /** The role that the session previews. */
  preview_role_id: Generated<number | null>
  /** Whether use doesn't extend the session. */
  is_fixed: Generated<0 | 1>
  address: string
  agent: string
}

export type LoginTable = {
  id: Generated<number>
  sent_key: string
  outcome: 'signed-in' | 'refused'
  reason: Reason | null
  account: string
  email: string
  level: Level
  login_time: string
  address: string
  agent: string
  received_at: string
}

/** An API key that an operator has created for a program. Only the fingerprint of the key itself is stored. */
type ApiKeyTable = {
  id: string
  token_hash: string
  account_id: number
  sandbox_id: string
  name: string
  ending: string
  scope: Scope
  /** Separated by spaces. */
  origins: string
  created_at: string
  expires_at: string | null
  used_at: string | null
  version: number
}

/** Who wrote what, and how. Rows are only added, never changed. */
export type AuditTable = {
  id: Generated<number>
  /** Null for data of the account. */
  sandbox_id: string | null
  /** Where the record belongs: the id of the sandbox, or `account 7`. */
  place: ColumnType<string, never, never>
  account_id: number
  entity: string
  row_id: string
  /** The row's version after the write. Null for rows without versions. */
  version: number | null
  action: AuditAction
  /** JSON, as the API shows the row. */
  before: string | null
  after: string | null
  endpoint: string
  request_id: string
  at: string
}

/** The stored response to a request with an Idempotency-Key. `status` is 0 until there is one. */
export type KeptReplyTable = {
  account_id: number
  sandbox_id: string
  key: string
  fingerprint: string
  status: number
  /** JSON. */
  headers: string
  body: string | null
  at: string
}

/** The key of a row in the practice data. */
export type SandboxRow = { sandbox_id: string; id: number }
/** `version` increases with every change. If-Match names it. */
export type VersionedRow = { version: number; updated_at: string }
export type NamedRow = { name_en: string; name_zh: string }

type RoleTable = SandboxRow &
  NamedRow &
  VersionedRow & {
    /** What the role permits unless an exception applies. */
    basis: Basis
    /** JSON: the rights that differ from the basis. */
    exceptions: string
    deleted_at: string | null
  }

/** An account without a row has the default role. */
type RoleHolderTable = { sandbox_id: string; account_id: number; role_id: number; version: number }

/** A copy of the practice data, or a frozen copy (`snapshot_of`). Without an owner, all operators share it. */
export type SandboxTable = {
  id: string
  account_id: number | null
  name: string
  snapshot_of: string | null
  /** The name of its source at the time of the copy. */
  source_name: string | null
  created_at: string
  /** The time at which the practice data of the company ends. */
  ends_at: string
  /** The time at which the seeded events end in this sandbox. They are shifted by whole days. */
  events_end_at: string
  /** Set while the shop is open: the closing time, the time of the next event, and the account that opened it. */
  open_until: Generated<string | null>
  tick_at: Generated<string | null>
  opened_by: Generated<number | null>
  deleted_at: string | null
}

/** The tables that are copied with a sandbox: the platform's, and those that resources add in their `table.ts`. */
export interface SandboxTables {
  role: RoleTable
  role_holder: RoleHolderTable
}

/** Practice data that all sandboxes share, and nobody writes. Resources add theirs in their `table.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: Resources add the members.
export interface SharedTables {}

/** All tables: the platform's, and those that resources add in their `table.ts`. */
export interface Tables extends SandboxTables, SharedTables {
  account: AccountTable
  session: SessionTable
  api_key: ApiKeyTable
  revoked_key: { token_hash: string; account_id: number; sandbox_id: string; at: string }
  ticket: { hash: string; session_id: number; channel: 'live' | 'request'; expires_at: string }
  throttle: { key: string; attempts: number; last_at: string }
  setting: { key: string; value: string }
  login: LoginTable
  sandbox: SandboxTable
  audit: AuditTable
  kept_reply: KeptReplyTable
  /** The last id used for a table in a sandbox. Ids are never reused. */
  last_id: { sandbox_id: string; table_name: string; id: number }
}

/** Tables whose rows belong to a sandbox. */
export type ScopedTable = {
  [T in keyof Tables]: 'sandbox_id' extends keyof Tables[T] ? T : never
}[keyof Tables]
