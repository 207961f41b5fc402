import type { Generated } from 'kysely'
import type { Level } from '#shared/permissions.ts'

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
  created_at: string
  used_at: string
  expires_at: string
  ended_at: string | null
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

export type Tables = {
  account: AccountTable
  session: SessionTable
  ticket: { hash: string; session_id: number; channel: 'live' | 'request'; expires_at: string }
  throttle: { key: string; attempts: number; last_at: string }
  setting: { key: string; value: string }
  login: LoginTable
  captcha: { id: string; account_id: number; answer: string; expires_at: string; answered_at: string | null }
  counter: { account_id: number; number: number; array: string; version: number }
}
