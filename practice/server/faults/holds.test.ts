import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readCounters, replaceCounters, resetCounters } from '#resources/counters/contract.ts'
import {
  clearFaults,
  createFault,
  deleteFault,
  type HeldAction,
  listFaults,
  listHeld,
  releaseHeld,
  stepHeld,
  updateFault,
} from '#resources/faults/contract.ts'
import { createKey } from '#resources/keys/contract.ts'
import { listLogins } from '#resources/login-log/contract.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { deleteSandbox, forkSandbox } from '#resources/sandboxes/contract.ts'
import { signOut, switchSandbox } from '#resources/sessions/contract.ts'
import { listTraffic } from '#resources/traffic/contract.ts'
import { createLocalBus } from '#server/bus/bus.ts'
import { parseFault } from '#shared/platform/faults.ts'
import { MAX_HELD, MAX_HOLD_MS } from '#shared/platform/held.ts'
import { ADMIN, createTestApp, listen, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { createHolds } from './holds.ts'

type Client = ReturnType<TestApp['as']> & { token: string }
let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let me: Client
let colleague: Client
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
  ;[me, colleague] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
})
afterEach(async () => {
  await me.call(clearFaults)
  await me.call(resetCounters)
})
afterAll(async () => {
  server.close()
  await app.close()
})

function put(text: string, { who = me, path = '/api/counters', seconds = 900 } = {}) {
  const { fault } = parseFault(text)
  if (!fault) throw new Error(`no fault: ${text}`)
  return who.call(createFault, { body: { method: '*', path, fault, seconds } })
}
/** Over a real connection, which can be cut. */
const send = (path: string, { who = me, ...init }: RequestInit & { who?: { token: string } } = {}) =>
  fetch(`http://${server.host}${path}`, { ...init, headers: { authorization: `Bearer ${who.token}`, ...init.headers } })
const write = (number: number, init: RequestInit & { who?: { token: string } } = {}) =>
  send('/api/counters', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, array: [] }),
    ...init,
  })
const held = async (who = me) => (await who.call(listHeld)).held
/** The held requests, once there are as many. */
async function waiting(count: number, who = me) {
  await expect.poll(async () => (await held(who)).length).toBe(count)
  return held(who)
}
const step = (heldId: string, body: HeldAction = { action: 'release' }, who = me) =>
  who.call(stepHeld, { params: { heldId }, body })
const applied = (reply: Response) => reply.headers.get('x-practice-fault-applied')

test('a request that matches waits, is listed, and goes on when it is released', async () => {
  const { id: faultId } = await put('hold', { path: listLogins.path })
  const sent = send('/api/login-log?limit=1', { headers: { 'x-strive-page': 'page6_01' } })
  const [one] = await waiting(1)
  expect(one).toMatchObject({ method: 'GET', path: '/api/login-log?limit=1', endpoint: 'listLogins', page: 'page6_01' })
  expect(one).toMatchObject({ faultId, sandboxId: 'main', id: expect.stringMatching(/^[0-9a-f]{16}$/) })
  expect(one?.ageMs).toBeLessThan(MAX_HOLD_MS)
  expect(await me.call(listFaults)).toMatchObject({ held: 1 })
  await step(one?.id ?? '')
  const reply = await sent
  expect(reply.status).toBe(200)
  expect(applied(reply)).toMatch(new RegExp(`^hold=\\d+;rule=${faultId};call=1$`))
  expect(await held()).toEqual([])
  // It is one request of the log, with what was applied.
  await app.services.traffic.settled()
  const { rows } = await me.call(listTraffic, { query: { endpoint: 'listLogins', limit: 5 } })
  expect(rows.filter(({ requestId }) => requestId === reply.headers.get('x-request-id'))).toMatchObject([
    { fault: applied(reply), status: 200 },
  ])
})

test('the last one can be released first: then the first one wins', async () => {
  await put('hold', { path: replaceCounters.path })
  const first = write(1)
  await waiting(1)
  const second = write(2)
  const [one, two] = await waiting(2)
  await step(two?.id ?? '')
  expect(await (await second).json()).toMatchObject({ number: 2 })
  await step(one?.id ?? '')
  expect(await (await first).json()).toMatchObject({ number: 1 })
  await me.call(clearFaults)
  expect(await me.call(readCounters)).toMatchObject({ number: 1 })
})

test('all are released at once, in the order of arrival', async () => {
  await put('hold')
  const sent = [1, 2].map(number => write(number).then(reply => reply.status))
  await waiting(2)
  await me.call(releaseHeld)
  expect(await Promise.all(sent)).toEqual([200, 200])
})

test('a held request can be refused, and never runs', async () => {
  await put('hold')
  const sent = write(5)
  const [one] = await waiting(1)
  await step(one?.id ?? '', { action: 'fail', status: 503 })
  const reply = await sent
  expect([reply.status, (await reply.json()).code]).toEqual([503, 'unavailable'])
  expect(applied(reply)).toMatch(/^hold=\d+;status=503;rule=/)
  await me.call(clearFaults)
  expect(await me.call(readCounters)).toMatchObject({ number: 20 })
})

test('a held request can be cut, and never runs', async () => {
  await put('hold')
  const sent = write(5)
  const [one] = await waiting(1)
  await step(one?.id ?? '', { action: 'drop' })
  await expect(sent).rejects.toThrow('fetch failed')
  await me.call(clearFaults)
  expect(await me.call(readCounters)).toMatchObject({ number: 20 })
})

test('when the client goes away, its request is listed no more and never runs', async () => {
  await put('hold')
  const leaving = new AbortController()
  const sent = write(7, { signal: leaving.signal })
  await waiting(1)
  leaving.abort()
  await expect(sent).rejects.toThrow()
  await waiting(0)
  await me.call(clearFaults)
  expect(await me.call(readCounters)).toMatchObject({ number: 20 })
})

test('first and every choose the calls, other parameters apply after the release', async () => {
  await put('hold;first=1;status=418')
  const sent = send('/api/counters')
  await waiting(1)
  expect((await send('/api/counters')).status).toBe(200)
  await me.call(releaseHeld)
  const reply = await sent
  expect([reply.status, applied(reply)]).toEqual([418, expect.stringMatching(/^hold=\d+;status=418;/)])
})

test('a request can ask for it itself', async () => {
  for (const text of ['hold', 'hold=1']) {
    const sent = send('/api/counters', { headers: { 'x-practice-fault': text } })
    const [one] = await waiting(1)
    expect(one).toMatchObject({ faultId: null })
    await step(one?.id ?? '')
    expect(applied(await sent)).toMatch(/^hold=\d+;request$/)
  }
})

test('the end of a rule, of its time or of all faults releases what it holds, and nothing else', async () => {
  const { id } = await put('hold')
  const others = await put('hold', { path: readProfile.path })
  const sent = send('/api/counters')
  const profile = send('/api/profile')
  await waiting(2)
  await me.call(deleteFault, { params: { faultId: id } })
  expect((await sent).status).toBe(200)
  expect(await held()).toMatchObject([{ faultId: others.id }])
  await me.call(clearFaults)
  expect((await profile).status).toBe(200)

  await put('hold', { seconds: 1 })
  expect((await send('/api/counters')).status).toBe(200)

  const changed = await put('hold')
  const again = send('/api/counters')
  await waiting(1)
  await me.call(updateFault, {
    params: { faultId: changed.id },
    headers: match(changed.version),
    body: { fault: { delay: 1 } },
  })
  expect((await again).status).toBe(200)
})

test('a released request goes on as if it had just arrived: session and sandbox are those of that moment', async () => {
  const leaving = await app.signInAs(ADMIN)
  await put('hold')
  const sent = send('/api/counters', { who: leaving })
  await waiting(1)
  await leaving.call(signOut)
  await me.call(releaseHeld)
  const reply = await sent
  expect([reply.status, (await reply.json()).code]).toEqual([401, 'session-ended'])
  expect(applied(reply)).toMatch(/^hold=\d+/)

  const moving = await app.signInAs(ADMIN)
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'held' } })
  const written = write(9, { who: moving })
  await waiting(1)
  await moving.call(switchSandbox, { body: { sandboxId } })
  await me.call(clearFaults)
  expect((await written).status).toBe(200)
  expect(await moving.call(readCounters)).toMatchObject({ number: 9 })
  expect(await me.call(readCounters)).toMatchObject({ number: 20 })
  await me.call(deleteSandbox, { params: { sandboxId } })
})

test('another operator sees nothing of it and can’t end it', async () => {
  await put('hold')
  const sent = send('/api/counters')
  const [one] = await waiting(1)
  expect(await held(colleague)).toEqual([])
  expect(await refusalOf(step(one?.id ?? '', { action: 'drop' }, colleague))).toMatchObject({ code: 'not-found' })
  await colleague.call(releaseHeld)
  await colleague.call(clearFaults)
  expect(await held()).toHaveLength(1)
  expect((await send('/api/counters', { who: colleague })).status).toBe(200)
  await me.call(releaseHeld)
  expect((await sent).status).toBe(200)
  expect(await refusalOf(step(one?.id ?? ''))).toMatchObject({ code: 'not-found' })
})

test('beyond the limit, a request goes on and says so', async () => {
  await put('hold')
  const sent = Array.from({ length: MAX_HELD }, () => send('/api/counters'))
  await waiting(MAX_HELD)
  const reply = await send('/api/counters')
  expect([reply.status, applied(reply)]).toEqual([200, expect.stringMatching(/^hold=full;rule=/)])
  await me.call(releaseHeld)
  for (const one of await Promise.all(sent)) expect(one.status).toBe(200)
})

test.each([
  [{ action: 'fail', status: 200 }, '/body/status'],
  [{ action: 'fail' }, '/body/status'],
  [{ action: 'wait' }, '/body/action'],
])('refuses %j', async (body, pointer) => {
  const tried = step('0123456789abcdef', body as HeldAction) // Invalid on purpose.
  expect(await refusalOf(tried)).toMatchObject({ code: 'invalid-input', errors: [{ pointer }] })
})

describe('an API key', () => {
  let sandboxes: string[]
  let keys: Client[]
  beforeAll(async () => {
    sandboxes = []
    keys = []
    for (const name of ['one', 'two']) {
      const session = await app.signInAs(ADMIN)
      const { id: sandboxId } = await session.call(forkSandbox, { body: { name } })
      await session.call(switchSandbox, { body: { sandboxId } })
      const { token } = await session.call(createKey, { body: { name, scope: 'write' } })
      sandboxes.push(sandboxId)
      keys.push({ ...app.as(token), token })
    }
  })
  const [one, two] = [() => keys[0] as Client, () => keys[1] as Client] // There are two.

  test('sets, holds and releases in its own sandbox, where rules of sessions apply as before', async () => {
    const rule = await put('hold', { who: one() })
    expect(rule).toMatchObject({ sandboxId: sandboxes[0] })
    const sent = send('/api/counters', { who: one() })
    const [waits] = await waiting(1, one())
    expect(waits).toMatchObject({ sandboxId: sandboxes[0], faultId: rule.id })
    for (const other of [me, two()]) {
      expect((await send('/api/counters', { who: other })).status).toBe(200)
      expect(await held(other)).toEqual([])
      expect((await other.call(listFaults)).rules).toEqual([])
      expect(await refusalOf(step(waits?.id ?? '', { action: 'drop' }, other))).toMatchObject({ code: 'not-found' })
      const ending = other.call(deleteFault, { params: { faultId: rule.id } })
      expect(await refusalOf(ending)).toMatchObject({ code: 'not-found' })
      await other.call(releaseHeld)
      await other.call(clearFaults)
    }
    expect(await held(one())).toHaveLength(1)
    await step(waits?.id ?? '', { action: 'release' }, one())
    expect((await sent).status).toBe(200)
    await one().call(clearFaults)

    await put('status=418')
    expect((await send('/api/counters', { who: one() })).status).toBe(418)
    expect((await one().call(listFaults)).rules).toEqual([])
    await one().call(clearFaults)
    expect((await send('/api/counters', { who: one() })).status).toBe(418)
  })

  test('sees what a session’s rule holds in its sandbox as little as the rule', async () => {
    await put('hold')
    const sent = send('/api/counters', { who: one() })
    await waiting(1)
    expect(await held(one())).toEqual([])
    await one().call(releaseHeld)
    expect(await held()).toHaveLength(1)
    await me.call(releaseHeld)
    expect((await sent).status).toBe(200)
  })

  test('a session in the sandbox of the key sees its rules, and what they hold of the session', async () => {
    await put('hold', { who: two() })
    const guest = await app.signInAs(ADMIN)
    await guest.call(switchSandbox, { body: { sandboxId: sandboxes[1] ?? '' } })
    const sent = send('/api/counters', { who: guest })
    await waiting(1, guest)
    expect(await held(two())).toHaveLength(1)
    await guest.call(clearFaults)
    expect((await sent).status).toBe(200)
    expect((await two().call(listFaults)).rules).toEqual([])
  })
})

describe('holds', () => {
  const asked = {
    accountId: 1,
    sandboxId: 'main',
    ruleSandboxId: null,
    method: 'GET' as const,
    path: '/api/x',
    endpoint: 'x',
    page: null,
    faultId: '1',
  }
  const owner = { accountId: 1, sandboxId: 'main', key: null }
  const never = new AbortController().signal

  test('what nobody releases goes on by itself after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const holds = createHolds(createLocalBus())
      let end: unknown = null
      void holds.hold(asked, 900_000, never).then(how => {
        end = how
      })
      await vi.advanceTimersByTimeAsync(59_999)
      expect([end, holds.list(owner).length]).toEqual([null, 1])
      await vi.advanceTimersByTimeAsync(1)
      expect([end, holds.list(owner).length]).toEqual([{ action: 'release' }, 0])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a server that stops releases everything and holds nothing any more', async () => {
    const holds = createHolds(createLocalBus())
    const held = holds.hold(asked, 900_000, never)
    holds.stop()
    expect(await held).toEqual({ action: 'release' })
    expect(await holds.hold(asked, 900_000, never)).toEqual({ action: 'release' })
  })

  test('an instance lists what another one holds, and steps it there', async () => {
    const bus = createLocalBus()
    const [here, there] = [createHolds(bus), createHolds(bus)]
    const held = there.hold(asked, 900_000, never)
    await expect.poll(() => here.list(owner).length).toBe(1)
    expect(here.step({ ...owner, accountId: 2 }, here.list(owner)[0]?.id ?? '', { action: 'drop' })).toBe(false)
    expect(here.step(owner, here.list(owner)[0]?.id ?? '', { action: 'drop' })).toBe(true)
    expect(await held).toEqual({ action: 'drop' })
    await expect.poll(() => here.list(owner)).toEqual([])
    here.close()
    there.close()
  })
})
