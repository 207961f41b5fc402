import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { connect } from '#client/connect.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { openDatabase } from '#server/database/open.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { startConsole } from '#tests/running-console.ts'

const KILLS = 20
const WRITERS = 8
const [ADMIN] = DEMO_ACCOUNTS

const connectTo = (url: string, token?: string) =>
  connect((path, init) => fetch(url + path, init), {
    headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
  })

/** What the writers sent: every key, and the id that each answer gave. */
type Ledger = { sent: Map<string, string>; answered: Map<string, number> }

/** Writes until the server is gone. A record without an answer is sent again to the next server, under its old key. */
async function writeUntilGone(url: string, token: string, { sent, answered }: Ledger) {
  const { call } = connectTo(url, token)
  const unanswered = [...sent.keys()].filter(key => !answered.has(key))
  async function write() {
    for (;;) {
      const key = unanswered.pop() ?? crypto.randomUUID()
      const LoginTime = sent.get(key) ?? formatLoginTime(new Date())
      sent.set(key, LoginTime)
      const body = { id: 0 as const, user: 'admin', email: 'admin@strive.example', level: 'normal' as const, LoginTime }
      const { id } = await call(addLogin, { headers: { 'idempotency-key': key }, body })
      answered.set(key, id)
    }
  }
  // Every writer ends with the connection: an answer that says no would be a fault, and is thrown.
  for (const result of await Promise.allSettled(Array.from({ length: WRITERS }, write)))
    if (result.status === 'rejected' && result.reason.status !== 0) throw result.reason
}

async function survive(settings: Record<string, string>, between: () => Promise<void>): Promise<Ledger> {
  const ledger: Ledger = { sent: new Map(), answered: new Map() }
  let token = ''
  for (let kill = 0; kill < KILLS; kill++) {
    const running = await startConsole(settings)
    token ||= (await connectTo(running.url).call(signIn, { body: ADMIN })).token
    const writing = writeUntilGone(running.url, token, ledger)
    await sleep(50 + Math.random() * 250)
    await running.kill()
    await writing
    await between()
  }
  return ledger
}

async function expectEveryAnswer(address: string, { sent, answered }: Ledger) {
  const db = await openDatabase(address)
  const rows = await db.selectFrom('login').select(['id', 'sent_key']).execute()
  await db.destroy()
  const ids = new Map(rows.map(row => [row.sent_key.replace(/^account:\d+:/, ''), row.id]))
  expect(answered.size).toBeGreaterThan(KILLS * WRITERS)
  expect([...answered].filter(([key, id]) => ids.get(key) !== id)).toEqual([])
  expect(ids.size).toBe(rows.length)
  expect([...ids.keys()].filter(key => !sent.has(key))).toEqual([])
}

describe(`S-LOG-2: after ${KILLS} kills under load every answered record is there, once`, () => {
  test('on SQLite', { timeout: 240_000 }, async () => {
    const folder = mkdtempSync(`${tmpdir()}/strive-chaos-`)
    await expectEveryAnswer(folder, await survive({ STRIVE_DATA: folder }, async () => {}))
    rmSync(folder, { recursive: true })
  })

  test('on PostgreSQL, which is killed too', { timeout: 240_000 }, async context => {
    const postgres = await startPostgres({ durable: true })
    if (!postgres) return context.skip('PostgreSQL cannot be installed here, and PGlite is no server to kill.')
    const ledger = await survive({ DATABASE_URL: postgres.url }, async () => {
      await postgres.kill()
      await postgres.restart()
    })
    await expectEveryAnswer(postgres.url, ledger)
    await postgres.stop()
  })
})
