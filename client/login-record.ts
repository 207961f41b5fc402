import { del, entries, set } from 'idb-keyval'
import { addLogin, type LoginRecord } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import type { Session } from '#resources/sessions/contract.ts'
import { Problem } from '#shared/errors.ts'
import { api } from './api.ts'
import { queryClient } from './query.ts'

/** S-LOG-1: posts the record of this sign-in. It is kept first, so that a lost connection or a closed tab loses nothing. */
export async function recordLogin({ account, email, level }: Session): Promise<void> {
  const record: LoginRecord = { id: 0, user: account, email, level, LoginTime: formatLoginTime(new Date()) }
  const key = crypto.randomUUID()
  await keep(key, record)
  await send(key, record)
}

/** Sends what an earlier visit could not: records of this account only, for the server takes no other. */
export async function sendKeptLogins(account: string): Promise<void> {
  for (const [key, record] of await kept()) if (record.user === account) await send(key, record)
}

/** The key makes it safe to send a record twice: the server stores it once. */
async function send(key: string, record: LoginRecord) {
  try {
    await api.call(addLogin, { headers: { 'idempotency-key': key }, body: record })
    await forget(key)
    await queryClient.invalidateQueries()
  } catch (error) {
    console.error('API request Failed', error)
    // Refused for good: keeping it would only have it refused again.
    if (error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 401) await forget(key)
  }
}

// IndexedDB rather than local storage, whose keys S-AUTH-3 settles; where it is forbidden a record is sent once and not kept.
const keep = (key: string, record: LoginRecord) => set(key, record).catch(() => undefined)
const forget = (key: string) => del(key).catch(() => undefined)
const kept = () => entries<string, LoginRecord>().catch(() => [])
