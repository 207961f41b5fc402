import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { connect } from '#client/api/connect.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { forEachStat } from '#resources/species/rules.ts'
import { createSpread } from '#resources/spreads/contract.ts'
import { openDatabase } from '#server/database/open.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { startConsole } from '#tests/running-console.ts'
import { isLong } from '#tests/tier.ts'

/** As promised; every run kills less often. */
export const KILLS = isLong ? 50 : 4
export const WRITERS = 8
export const [ADMIN] = DEMO_ACCOUNTS

export const connectTo = (url: string, token?: string) =>
  connect((path, init) => fetch(url + path, init), {
    headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
  })

/** All keys that the writers sent, and for confirmed writes the ids of the record and the spread in the responses. */
export type Ledger = { sent: Map<string, string>; answered: Map<string, { login: number; spread: string }> }

const SPREAD = {
  pokemonId: 445,
  nature: 'jolly' as const,
  level: 50,
  ivs: forEachStat(() => 31),
  evs: forEachStat(() => 0),
}

/** Writes until the server is gone. Writes without a response are retried on the next server with the same key. */
export async function writeUntilGone(url: string, token: string, { sent, answered }: Ledger) {
  const { call } = connectTo(url, token)
  const unanswered = [...sent.keys()].filter(key => !answered.has(key))
  async function write() {
    for (;;) {
      const key = unanswered.pop() ?? crypto.randomUUID()
      const LoginTime = sent.get(key) ?? formatLoginTime(new Date())
      sent.set(key, LoginTime)
      const body = { id: 0 as const, user: 'admin', email: 'admin@strive.example', level: 'normal' as const, LoginTime }
      const headers = { 'idempotency-key': key }
      const login = await call(addLogin, { headers, body })
      const spread = await call(createSpread, { headers, body: { ...SPREAD, name: key } })
      answered.set(key, { login: login.id, spread: spread.id })
    }
  }
  // Every writer ends when the connection is lost. Any refusal is an error.
  for (const result of await Promise.allSettled(Array.from({ length: WRITERS }, write)))
    if (result.status === 'rejected' && result.reason.status !== 0) throw result.reason
}

/** Repeatedly kills the console during writes. */
export async function survive(settings: Record<string, string>, between: () => Promise<void>): Promise<Ledger> {
  const ledger: Ledger = { sent: new Map(), answered: new Map() }
  let token = ''
  for (let kill = 0; kill < KILLS; kill++) {
    const running = await startConsole(settings)
    token ||= (await connectTo(running.url).call(signIn, { body: ADMIN })).token
    const writing = writeUntilGone(running.url, token, ledger)
    // Waits for some responses, so that the test does not depend on the machine's speed, then kills at a random moment.
    const wanted = ledger.answered.size + WRITERS * (1 + 2 * Math.random())
    while (ledger.answered.size <= wanted) await Promise.race([sleep(5), writing])
    await sleep(Math.random() * 20)
    await running.kill()
    await running.stop()
    await writing
    await between()
  }
  return ledger
}

/** Checks a database that is no longer written to. */
export async function expectEveryAnswer(address: string, { sent, answered }: Ledger) {
  const db = await openDatabase(address)
  const written = db.selectFrom('login').where('sent_key', 'not like', 'history:%')
  const logins = await written.select(['id', 'sent_key']).execute()
  const spreads = await db.selectFrom('spread').select(['id', 'name']).execute()
  const trail = await db.selectFrom('audit').select('row_id').where('entity', '=', 'spreads').execute()
  await db.destroy()
  const loginIds = new Map(logins.map(row => [row.sent_key.replace(/^account:\d+:/, ''), row.id]))
  const spreadIds = new Map(spreads.map(row => [row.name, row.id]))
  expect(answered.size).toBeGreaterThan(KILLS * WRITERS)
  expect([...answered].filter(([key, { login }]) => loginIds.get(key) !== login)).toEqual([])
  expect([...answered].filter(([key, { spread }]) => spreadIds.get(key) !== spread)).toEqual([])
  expect([loginIds.size, spreadIds.size]).toEqual([logins.length, spreads.length])
  for (const ids of [loginIds, spreadIds]) expect([...ids.keys()].filter(key => !sent.has(key))).toEqual([])
  // Exactly one audit entry per row.
  expect(trail.map(row => row.row_id).sort()).toEqual([...spreadIds.values()].sort())
}
