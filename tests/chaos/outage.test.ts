import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connect } from '#client/api/connect.ts'
import { createLiveTicket, type LiveMessage } from '#resources/live/contract.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { listMembers } from '#resources/members/contract.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { createView } from '#resources/views/contract.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { BELIEVED_MS } from '#server/live/presence.ts'
import { DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { Problem } from '#shared/errors.ts'
import { type RunningConsole, startConsole } from '#tests/running-console.ts'
import { messagesOf } from '#tests/socket-messages.ts'
import { isLong } from '#tests/tier.ts'

// Outages of PostgreSQL and of instances of the console: the responses during the outage, and the state afterwards.

const WORKERS = 8
/** The polling interval. The time-out is in vitest.config.ts. */
const PATIENTLY = { interval: 100 }
const [ADMIN, OPERATOR] = DEMO_ACCOUNTS
const postgres = await startPostgres()
const SETTINGS = { STRIVE_LOG: 'silent' }

const connectTo = (url: string, token?: string) =>
  connect((path, init) => fetch(url + path, init), {
    headers: () => (token ? { authorization: `Bearer ${token}` } : ({} as Record<string, string>)),
  })
type Client = ReturnType<typeof connectTo>

const login = ({ call }: Client) =>
  call(addLogin, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      id: 0,
      user: 'admin',
      email: 'admin@strive.example',
      level: 'normal',
      LoginTime: formatLoginTime(new Date()),
    },
  })
/** Typical work of operators: a read, an append, and a write in a transaction. */
const WORK: ((client: Client) => Promise<unknown>)[] = [
  ({ call }) => call(listMembers, { query: { limit: 20 } }),
  login,
  ({ call }) => call(createView, { body: { page: 'page3_01', name: crypto.randomUUID(), search: '' } }),
]
/** Reaching the limit of views is not a failure. */
const isGood = (error: unknown) => error instanceof Problem && error.code === 'limit-reached'

/** Sends requests to an instance until stopped. */
function startWork(client: Client) {
  const seen = { answered: 0, unavailable: 0, others: [] as unknown[] }
  let isOver = false
  async function work() {
    for (let round = 0; !isOver; round++)
      try {
        await WORK[round % WORK.length]?.(client)
        seen.answered++
      } catch (error) {
        if (isGood(error)) seen.answered++
        else if (isUnavailable(error)) seen.unavailable++
        else seen.others.push(error)
        await sleep(5)
      }
  }
  const workers = Array.from({ length: WORKERS }, work)
  return {
    seen,
    async stop() {
      isOver = true
      await Promise.all(workers)
      return seen
    },
  }
}
const isUnavailable = (error: unknown) =>
  error instanceof Problem && error.status === 503 && 'retryAfterSeconds' in error.body

const isReady = async ({ url }: RunningConsole) => (await fetch(`${url}/readyz`)).status === 200

async function listenTo({ url }: RunningConsole, { call }: Client) {
  const { ticket } = await call(createLiveTicket)
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/live`, ['strive', ticket], { origin: url })
  const heard: LiveMessage[] = messagesOf(socket)
  await expect.poll(() => heard[0]?.type, PATIENTLY).toBe('hello')
  return { socket, heard }
}

/** Expects that new records arrive live. Sends several, because a listener misses some until it has reconnected. */
async function expectHeard(heard: LiveMessage[], client: Client) {
  const sent = new Set<number>()
  const arrives = async () => {
    sent.add((await login(client)).id)
    return heard.some(message => message.type === 'login' && sent.has(message.seq))
  }
  await expect.poll(arrives, PATIENTLY).toBe(true)
}

/** Runs SQL on the server as its administrator. */
async function administer<R extends object>(sql: string): Promise<R[]> {
  const admin = new pg.Client({ connectionString: postgres?.url })
  await admin.connect()
  const { rows } = await admin.query<R>(sql)
  await admin.end()
  return rows
}
const OTHERS = `backend_type = 'client backend' and pid <> pg_backend_pid()`
const countListeners = async () =>
  (await administer(`select 1 as n from pg_stat_activity where ${OTHERS} and query ~ 'strive_live|pg_notify'`)).length

describe.skipIf(!postgres)('PostgreSQL', () => {
  if (!postgres) return
  let running: RunningConsole
  let client: Client
  const startOrdinary = () => startConsole({ ...SETTINGS, DATABASE_URL: postgres.url })
  beforeAll(async () => {
    running = await startConsole({ ...SETTINGS, DATABASE_URL: `${postgres.url}&statement_timeout=2000` })
    const { token } = await connectTo(running.url).call(signIn, { body: ADMIN })
    client = connectTo(running.url, token)
  })
  afterEach(async () => {
    // The process must have recovered without a restart.
    expect(running.process.exitCode).toBe(null)
    await expect.poll(() => isReady(running), PATIENTLY).toBe(true)
    expect(await countListeners()).toBeLessThanOrEqual(2)
  })
  afterAll(async () => {
    await running.stop()
    await postgres.stop()
  })

  test('backends are terminated under load: the process survives, and callers only get a 503 with Retry-After', async () => {
    const work = startWork(client)
    for (let round = 1; round <= 10; round++) {
      await expect.poll(() => work.seen.answered, PATIENTLY).toBeGreaterThan(round * WORKERS)
      await administer(`select pg_terminate_backend(pid) from pg_stat_activity where ${OTHERS}`)
    }
    const { others, unavailable } = await work.stop()
    expect(others).toEqual([])
    expect(unavailable).toBeGreaterThan(0)
  })

  test('the server is killed and restarted: requests get a 503 until it is back, then live events arrive again', async () => {
    const { socket, heard } = await listenTo(running, client)
    const work = startWork(client)
    await expect.poll(() => work.seen.answered, PATIENTLY).toBeGreaterThan(WORKERS)
    await postgres.kill()
    const refused = await fetch(`${running.url}/readyz`)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true])
    await expect.poll(() => work.seen.unavailable, PATIENTLY).toBeGreaterThan(10 * WORKERS)
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200)
    await postgres.restart()
    await expect.poll(() => isReady(running), PATIENTLY).toBe(true)
    expect((await work.stop()).others).toEqual([])
    // On the same socket, which stayed open.
    await expectHeard(heard, client)
    socket.close()
  })

  test('the server is frozen: requests get a 503 within the time limit, and succeed once it continues', async () => {
    const work = startWork(client)
    await expect.poll(() => work.seen.answered, PATIENTLY).toBeGreaterThan(WORKERS)
    postgres.freeze()
    const ready = await fetch(`${running.url}/readyz`)
    await expect.poll(() => work.seen.unavailable, PATIENTLY).toBeGreaterThan(2 * WORKERS)
    postgres.thaw()
    expect([ready.status, Number(ready.headers.get('retry-after')) > 0]).toEqual([503, true])
    const { answered } = work.seen
    await expect.poll(() => work.seen.answered, PATIENTLY).toBeGreaterThan(answered + WORKERS)
    expect((await work.stop()).others).toEqual([])
  })

  test('one of two instances is killed under load: on the other, no request fails, and live events still arrive', async () => {
    // Not `running`: on a busy machine, a query may exceed its short time limit.
    const [survivor, other] = [await startOrdinary(), await startOrdinary()]
    const { token } = await connectTo(survivor.url).call(signIn, { body: ADMIN })
    const [here, there] = [connectTo(survivor.url, token), connectTo(other.url, token)]
    const { socket, heard } = await listenTo(survivor, here)
    await expectHeard(heard, there)
    const [workHere, workThere] = [startWork(here), startWork(there)]
    await expect
      .poll(() => Math.min(workHere.seen.answered, workThere.seen.answered), PATIENTLY)
      .toBeGreaterThan(WORKERS)
    await other.kill()
    const { answered } = workHere.seen
    await expect.poll(() => workHere.seen.answered, PATIENTLY).toBeGreaterThan(answered + 5 * WORKERS)
    expect(await workHere.stop()).toMatchObject({ unavailable: 0, others: [] })
    // Requests in flight and later ones failed without a response.
    for (const error of (await workThere.stop()).others) expect(error).toMatchObject({ status: 0 })
    await expectHeard(heard, here)
    socket.close()
    await Promise.all([survivor.stop(), other.stop()])
  })

  // Takes 40 s, so every run does it on a fake clock instead (server/live/presence.test.ts).
  if (isLong)
    test('the people of an instance that is killed leave their room within the time they are believed', async () => {
      const [survivor, other] = [await startOrdinary(), await startOrdinary()]
      const enter = async (instance: RunningConsole, account: (typeof DEMO_ACCOUNTS)[number]) => {
        const { token } = await connectTo(instance.url).call(signIn, { body: account })
        const reader = await listenTo(instance, connectTo(instance.url, token))
        reader.socket.send(JSON.stringify({ type: 'at', place: 'rooms/1', isTyping: false }))
        return reader
      }
      const { socket, heard } = await enter(survivor, ADMIN)
      await enter(other, OPERATOR)
      const people = () => heard.findLast(message => message.type === 'people')?.people.map(({ account }) => account)
      await expect.poll(() => people()?.toSorted(), PATIENTLY).toEqual(['admin', 'operator'])
      await other.kill()
      const killedAt = performance.now()
      await expect.poll(people, PATIENTLY).toEqual(['admin'])
      // A second more for a busy machine.
      expect(performance.now() - killedAt).toBeLessThan(BELIEVED_MS + 1_000)
      socket.close()
      await Promise.all([survivor.stop(), other.stop()])
    })
})
