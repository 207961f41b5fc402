import { del, entries, set } from 'idb-keyval'
import { api } from '#client/api/api.ts'
import { mayPass, readAgain } from '#client/api/query.ts'
import { pathsOf } from '#client/api/topics.ts'
import { addLogin, type LoginRecord } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import type { Session } from '#resources/sessions/contract.ts'
import { Problem } from '#shared/errors.ts'

/**
 * S-LOG-1: posts the record of this sign-in, and earlier records that could not be sent. Each record is stored and sent
 * at the same time: it survives a lost connection, and it is sent even if the page is closed before it could be stored.
 */
export async function recordLogin({ account, email, level }: Session): Promise<void> {
  const record: LoginRecord = { id: 0, user: account, email, level, LoginTime: formatLoginTime(new Date()) }
  const key = crypto.randomUUID()
  const [, isDone] = await Promise.all([keep(key, record), send(key, record)])
  if (isDone) await sendKeptLogins(account)
}

/** Sends stored records of this account only, because the server accepts no others. */
export async function sendKeptLogins(account: string): Promise<void> {
  for (const [key, record] of await kept()) if (record.user === account && !(await send(key, record))) return
}

const underWay = new Set<string>()

/** Returns false if the record must wait. The key makes it safe to send a record twice: the server stores it once. */
async function send(key: string, record: LoginRecord): Promise<boolean> {
  if (underWay.has(key)) return true
  underWay.add(key)
  try {
    await api.call(addLogin, { headers: { 'idempotency-key': key }, body: record }, { keepalive: true })
    await forget(key)
    await readAgain(...pathsOf('login'))
    return true
  } catch (error) {
    console.error('API request Failed', error)
    // Refused permanently. Keeping the record would only repeat the refusal.
    const isRefused = error instanceof Problem && error.status !== 401 && !mayPass(error)
    if (isRefused) await forget(key)
    return isRefused
  } finally {
    underWay.delete(key)
  }
}

// IndexedDB, because S-AUTH-3 prescribes the local-storage keys. If IndexedDB is forbidden, a record is sent once and
// not stored.
const keep = (key: string, record: LoginRecord) => set(key, record).catch(() => undefined)
const forget = (key: string) => del(key).catch(() => undefined)
const kept = () => entries<string, LoginRecord>().catch(() => [])
