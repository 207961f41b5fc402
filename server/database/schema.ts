import type { ColumnType, Generated } from 'kysely'
import type { Level } from '#shared/permissions.ts'
import type { Scope } from '#shared/platform/api-keys.ts'
import type { AuditAction } from '#shared/platform/audit.ts'
import type { Method, Preset } from '#shared/platform/faults.ts'
import type { Basis } from '#shared/platform/roles.ts'

// Times are ISO-8601 UTC text, booleans 0 or 1.
export type AccountTable = {
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
}

export type SessionTable = {
  id: Generated<number>
  token_hash: string
  account_id: number
  level: Level
  /** What its operator works in. */
  sandbox_id: Generated<string>
  created_at: string
  used_at: string
  expires_at: string
  ended_at: string | null
  /** The role whose rights it makes do with for now. */
  preview_role_id: Generated<number | null>
  /** Its end is not put off by use. */
  is_fixed: Generated<0 | 1>
  address: string
  agent: string
}

export type LoginTable = {
  id: Generated<number>
  sent_key: string
  outcome: 'signed-in' | 'refused'
  reason: 'wrong-password' | 'unknown-account' | null
  account: string
  email: string
  level: Level
  login_time: string
  address: string
  agent: string
  received_at: string
}

/** A practice fault that is on; `fault` is written as shared/platform/faults.ts reads it. */
export type FaultTable = {
  id: string
  account_id: number
  method: Method
  path: string
  fault: string
  preset: Preset | null
  calls: number
  version: number
  started_at: string
  ends_at: string
}

/** One request of an operator, and its answer; `server/traffic/` writes it, without any secret. */
export type TrafficTable = {
  id: Generated<number>
  account_id: number
  /** When it came. */
  at: string
  method: string
  /** The id of the operation: `updateProfile`. */
  endpoint: string
  /** 0: the line was cut. */
  status: number
  /** The page of this console that sent it; null for any other client. */
  page: string | null
  /** What `X-Practice-Fault-Applied` said, when a rule was met or the request asked for a fault. */
  fault: string | null
  /** With its query. */
  path: string
  duration_ms: number
  query_count: number
  request_bytes: number
  reply_bytes: number
  request_id: string
  /** null: an API key called. */
  session_id: number | null
  sandbox_id: string
  agent: string
  /** Is the body longer than what is kept of it? */
  is_request_cut: 0 | 1
  is_reply_cut: 0 | 1
  /** JSON: a text for each name. */
  request_headers: string
  reply_headers: string
  request_body: string | null
  reply_body: string | null
}

/** How far an operator is with a task of a lesson; requests up to `after_id` in the traffic log do not count. */
export type TaskProgressTable = {
  account_id: number
  page: string
  task: string
  after_id: number
  proven_at: string | null
  /** JSON: for each step the requests that met it. */
  evidence: string
}

/** A key that an operator gives to a program; of the key itself only its fingerprint is kept. */
export type ApiKeyTable = {
  id: string
  token_hash: string
  account_id: number
  sandbox_id: string
  name: string
  ending: string
  scope: Scope
  /** With spaces between. */
  origins: string
  created_at: string
  expires_at: string | null
  used_at: string | null
  version: number
}

/** What was written, by whom and how: rows are added, and never changed. */
export type AuditTable = {
  id: Generated<number>
  /** null: what belongs to the account alone. */
  sandbox_id: string | null
  /** The sandbox, or `account 7`: whose record it is. */
  place: ColumnType<string, never, never>
  account_id: number
  entity: string
  row_id: string
  /** The row's version after the write; null for what has none. */
  version: number | null
  action: AuditAction
  /** JSON, as the API shows the row. */
  before: string | null
  after: string | null
  endpoint: string
  request_id: string
  at: string
}

/** What a request with an Idempotency-Key was answered; `status` is 0 until it is. */
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

/** The key of a row of the practice data. */
export type SandboxRow = { sandbox_id: string; id: number }
/** Its changes are counted; `version` is what If-Match names. */
export type VersionedRow = { version: number; updated_at: string }
export type NamedRow = { name_en: string; name_zh: string }

export type RoleTable = SandboxRow &
  NamedRow &
  VersionedRow & {
    /** What it has of the rights that are no exceptions. */
    basis: Basis
    /** JSON: the rights in which it differs from that. */
    exceptions: string
    deleted_at: string | null
  }

/** An account without a row holds the default role. */
export type RoleHolderTable = { sandbox_id: string; account_id: number; role_id: number; version: number }

/** A copy of the practice data, or (`snapshot_of`) the frozen state of one. Without an owner: what all operators share. */
export type SandboxTable = {
  id: string
  account_id: number | null
  name: string
  snapshot_of: string | null
  /** What it was copied from, by the name which that had then. */
  source_name: string | null
  created_at: string
  /** The moment at which the practice data of the company ends. */
  ends_at: string
  /** The moment at which the delivered events end, as it is shown here: they are moved by whole days. */
  events_end_at: string
  /** While its shop is open: until when, when something happens next, and the account that opened it. */
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

/** All tables: the platform's, and those that resources add in their `table.ts`. */
export interface Tables extends SandboxTables {
  account: AccountTable
  session: SessionTable
  api_key: ApiKeyTable
  revoked_key: { token_hash: string; account_id: number; sandbox_id: string; at: string }
  ticket: { hash: string; session_id: number; channel: 'live' | 'request'; expires_at: string }
  throttle: { key: string; attempts: number; last_at: string }
  setting: { key: string; value: string }
  login: LoginTable
  captcha: { id: string; account_id: number; answer: string; expires_at: string; answered_at: string | null }
  fault: FaultTable
  traffic: TrafficTable
  task_progress: TaskProgressTable
  sandbox: SandboxTable
  audit: AuditTable
  kept_reply: KeptReplyTable
  /** The last id that was given to a row of a table in a sandbox: none is given twice. */
  last_id: { sandbox_id: string; table_name: string; id: number }
}
