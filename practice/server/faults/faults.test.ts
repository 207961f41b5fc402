import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCounters, replaceCounters, resetCounters } from '#resources/counters/contract.ts'
import { clearFaults, createFault, listFaults } from '#resources/faults/contract.ts'
import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { readSession, signIn, signOut } from '#resources/sessions/contract.ts'
import { createSpread, listSpreads } from '#resources/spreads/contract.ts'
import { findOperations } from '#server/resources.ts'
import { parseFault } from '#shared/platform/faults.ts'
import { ADMIN, createTestApp, listen, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let me: Client
let colleague: Client
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
  ;[me, colleague] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
})
beforeEach(async () => {
  await app.db.deleteFrom('throttle').execute()
  await me.call(clearFaults)
})
afterAll(async () => {
  server.close()
  await app.close()
})

async function put(fault: string, { method = '*' as const, path = '*', seconds = 900 } = {}) {
  const parsed = parseFault(fault).fault
  if (!parsed) throw new Error(`no fault: ${fault}`)
  return me.call(createFault, { body: { method, path, fault: parsed, seconds } })
}
const ask = (path: string, init: RequestInit = {}, who = me) =>
  app.request(path, { ...init, headers: { authorization: `Bearer ${who.token}`, ...init.headers } })
/** Uses a real connection, which a fault can cut. */
const fetchIt = (path: string, init: RequestInit = {}, who = me) =>
  fetch(`http://${server.host}${path}`, { ...init, headers: { authorization: `Bearer ${who.token}`, ...init.headers } })
const own = (fault: string) => ({ headers: { 'x-practice-fault': fault } })
const applied = (reply: Response) => reply.headers.get('x-practice-fault-applied')

describe("the request's own fault", () => {
  test('in the header applies to that request alone', async () => {
    const reply = await ask('/api/counters', own('delay=30;status=418'))
    expect(reply.status).toBe(418)
    expect(await reply.json()).toMatchObject({ code: 'practice-fault', status: 418, requestId: expect.any(String) })
    expect(applied(reply)).toBe('delay=30;status=418;request')
    expect(reply.headers.get('server-timing')).toMatch(/^fault;dur=(2[5-9]|[3-9]\d|\d{3,})\.\d, app;dur=0\.0$/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const next = await ask('/api/counters')
    expect([next.status, applied(next)]).toEqual([200, null])
  })

  test('in the query is invisible to the endpoint', async () => {
    const reply = await ask('/api/login-log?limit=1&__fault=delay%3D5')
    expect([reply.status, applied(reply)]).toEqual([200, 'delay=5;request'])
  })

  test.each([
    ['/headers/x-practice-fault/delays', 'unknown-parameter', '/api/counters', own('delays=1')],
    ['/headers/x-practice-fault/stale', 'needs-rule', '/api/counters', own('stale=5')],
    ['/headers/x-practice-fault', 'syntax', '/api/counters', own('')],
    ['/query/__fault/status', 'too-small', '/api/counters?__fault=status%3D200', {}],
    ['/query/__fault', 'syntax', '/api/counters?__fault=', {}],
  ])('is refused if it is invalid: %s %s', async (pointer, code, path, init) => {
    const reply = await ask(path, init)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ code: 'invalid-input', errors: [{ pointer, code }] })
  })

  test('reveals nothing to a caller who is not signed in', async () => {
    const reply = await app.request('/api/counters', own('delay=20000'))
    expect([reply.status, applied(reply)]).toEqual([401, null])
  })

  test('takes precedence over a rule', async () => {
    await put('status=503')
    expect((await ask('/api/counters', own('status=404'))).status).toBe(404)
  })
})

describe('rules', () => {
  test('the narrowest rule wins', async () => {
    await put('status=500')
    await put('status=503', { path: '/api/species*' })
    await put('status=404', { path: '/api/species/{dexId}' })
    const statuses = ['/api/counters', '/api/species', '/api/species/1'].map(async path => (await ask(path)).status)
    expect(await Promise.all(statuses)).toEqual([500, 503, 404])
  })

  test('never affect a colleague', async () => {
    await put('offline')
    await put('status=500', { path: '/api/counters' })
    const reply = await ask('/api/counters', {}, colleague)
    expect([reply.status, applied(reply)]).toEqual([200, null])
  })

  test('never affect spared endpoints, whatever the rule or the request asks for', async () => {
    await put('status=500')
    const spared = (await findOperations()).filter(({ endpoint }) => endpoint.isSpared)
    const names = `
      attendClass clearFaults clearTraffic createChannelTicket createFault createLiveTicket deleteFault dismissMessage
      endHunt endPreview endSession endSessions leaveClass listFaults listHeld listHunts listLessons listTraffic lowerHand
      openReplaySession previewFault raiseHand readHunt readLesson readMyClass readSession readSource readTraffic releaseHeld reportBug reportKata restartTask signIn signOut
      startHunt startPreset stepHeld switchSandbox takeHint updateFault`
    expect(spared.map(({ id }) => id).sort()).toEqual(names.trim().split(/\s+/))
    const { token } = await app.signInAs(ADMIN)
    const paths = spared
      .filter(({ id }) => !['clearFaults', 'signOut', 'endSessions'].includes(id))
      .map(one => one.endpoint)
    for (const { method, path } of paths) {
      const reply = await app.request(path.replace(/:\w+/, '987654'), {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'x-practice-fault': 'nonsense',
          'content-type': 'application/json',
        },
        ...(method !== 'GET' && { body: '{}' }),
      })
      expect([path, applied(reply)]).toEqual([path, null])
      expect(reply.status).not.toBe(500)
    }
    for (const path of ['/healthz', '/readyz', '/api/openapi.json']) {
      const reply = await ask(path, own('status=500'))
      expect([reply.status, applied(reply)]).toEqual([200, null])
    }
    await app.as(token).call(signOut)
  })

  test('expire', async () => {
    const { id } = await put('status=500')
    expect((await ask('/api/counters')).status).toBe(500)
    await app.db
      .updateTable('fault')
      .set({ ends_at: new Date(Date.now() - 1).toISOString() })
      .where('id', '=', id)
      .execute()
    await app.services.faults.announceChange(me.session.id)
    expect((await me.call(listFaults)).rules).toEqual([])
    await put('status=500', { seconds: 1 })
    // Long before the sweep, which removes it in any case.
    await expect.poll(async () => (await ask('/api/counters')).status, { timeout: 5_000 }).toBe(200)
  })

  test('are named in every response, even for calls that they let pass', async () => {
    const { id } = await put('status=500;every=2')
    const replies = [await ask('/api/counters'), await ask('/api/counters')]
    expect(replies.map(applied)).toEqual([`none;rule=${id};call=1`, `status=500;rule=${id};call=2`])
    expect((await me.call(listFaults)).rules[0]).toMatchObject({ calls: 2 })
  })

  test('also apply to refused requests', async () => {
    const { id } = await put('delay=5')
    const reply = await ask('/api/counters', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '[]',
    })
    expect([reply.status, applied(reply)]).toEqual([400, `delay=5;rule=${id};call=1`])
  })
})

describe('flaky', () => {
  const run = async (fault: string, calls = 12) => {
    await me.call(clearFaults)
    await put(fault)
    const statuses: number[] = []
    for (let n = 0; n < calls; n++) statuses.push((await ask('/api/counters')).status)
    return statuses
  }

  test('the same seed gives the same sequence, and another seed a different one', async () => {
    const first = await run('status=503;p=0.5;seed=11')
    expect(new Set(first)).toEqual(new Set([200, 503]))
    expect(await run('status=503;p=0.5;seed=11')).toEqual(first)
    expect(await run('status=503;p=0.5;seed=12')).not.toEqual(first)
  })

  test('fails the first calls, then succeeds', async () => {
    expect(await run('status=503;first=2', 4)).toEqual([503, 503, 200, 200])
  })

  test('concurrent calls get different numbers', async () => {
    await put('status=503;first=5')
    const replies = await Promise.all(Array.from({ length: 12 }, () => ask('/api/counters')))
    expect(replies.filter(({ status }) => status === 503)).toHaveLength(5)
  })
})

test.each([
  [400, 'invalid-input'],
  [401, 'practice-fault'],
  [404, 'not-found'],
  [412, 'practice-fault'],
  [500, 'internal'],
  [502, 'practice-fault'],
  [503, 'unavailable'],
])('status %i is a problem with the code %s', async (status, code) => {
  const reply = await ask('/api/counters', own(`status=${status}`))
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  expect([reply.status, (await reply.json()).code]).toEqual([status, code])
})

test('a bucket empties, reports it, and refills', async () => {
  await put('bucket=2;refill=2')
  const replies = [await ask('/api/counters'), await ask('/api/counters'), await ask('/api/counters')]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(replies[0]?.headers.get('ratelimit')).toBe('"practice";r=1;t=1')
  expect(replies[2]?.headers.get('ratelimit-policy')).toBe('"practice";q=2;w=1')
  expect(replies[2]?.headers.get('retry-after')).toBe('1')
  expect(await replies[2]?.json()).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 1 })
  await expect.poll(async () => (await ask('/api/counters')).status).toBe(200)
})

test('maintenance returns 503 with Retry-After until it ends', async () => {
  await put('maintenance=1')
  const reply = await ask('/api/counters')
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await reply.json()).toMatchObject({ code: 'maintenance', retryAfterSeconds: 1 })
  await expect.poll(async () => (await ask('/api/counters')).status).toBe(200)
})

test('drip sends the response in small pieces', async () => {
  const begun = performance.now()
  const reply = await fetchIt('/api/counters', own('drip=200'))
  const sizes: number[] = []
  for await (const piece of reply.body ?? []) sizes.push(piece.length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(40)
  expect(sizes.length).toBeGreaterThan(1)
  expect(performance.now() - begun).toBeGreaterThan(90)
})

test('lost: the write is stored, but the response is lost', async () => {
  await me.call(resetCounters)
  const put21 = { method: 'PUT', body: JSON.stringify({ number: 21, array: [] }) }
  const headers = { 'content-type': 'application/json', 'x-practice-fault': 'lost' }
  await expect(fetchIt('/api/counters', { ...put21, headers })).rejects.toThrow('fetch failed')
  expect(await me.call(readCounters)).toMatchObject({ number: 21 })
})

test('offline: the socket is destroyed and nothing is written', async () => {
  await me.call(resetCounters)
  const put21 = { method: 'PUT', body: JSON.stringify({ number: 21, array: [] }) }
  const headers = { 'content-type': 'application/json', 'x-practice-fault': 'offline' }
  await expect(fetchIt('/api/counters', { ...put21, headers })).rejects.toThrow('fetch failed')
  expect(await me.call(readCounters)).toMatchObject({ number: 20 })
})

describe('a broken body', () => {
  const broken = async (fault: string) => (await ask('/api/counters', own(fault))).text()

  test('cut in half, it is invalid JSON', async () => {
    expect(() => JSON.parse('{"a":')).toThrow()
    const text = await broken('break=truncate')
    expect(text.length).toBeGreaterThan(5)
    expect(() => JSON.parse(text)).toThrow()
  })

  test('one value is null, of another type or missing, and the header tells which', async () => {
    const whole = (await me.call(readCounters)) as Record<string, unknown>
    for (const way of ['null', 'type', 'drop']) {
      const reply = await ask('/api/counters', own(`break=${way};seed=4`))
      const [, pointer = ''] = /^break=\w+ \/(\w+)/.exec(applied(reply) ?? '') ?? []
      const got = await reply.json()
      expect(got).not.toEqual(whole)
      expect(got[pointer]).not.toEqual(whole[pointer])
    }
  })

  test('the same seed breaks the same value', async () => {
    expect(await broken('break=null;seed=9')).toBe(await broken('break=null;seed=9'))
  })
})

test('duplicate runs the request twice', async () => {
  const { length: before } = (await me.call(listSpreads)).rows
  const stats = { hp: 0, attack: 0, defense: 0, sp_attack: 0, sp_defense: 0, speed: 0 }
  const { rows } = { rows: await app.db.selectFrom('species').select('pokemon_id').limit(1).execute() }
  const body = {
    name: 'twice',
    pokemonId: rows[0]?.pokemon_id ?? 0,
    nature: 'bold',
    level: 50,
    ivs: stats,
    evs: stats,
  } as const
  const { id } = await put('duplicate=20', { path: createSpread.path })
  const reply = await me.send(createSpread, { body })
  expect(reply.headers.get('x-practice-fault-applied')).toBe(`duplicate=201;rule=${id};call=1`)
  expect((await me.call(listSpreads)).rows).toHaveLength(before + 2)
})

test('reorder: of two writes the first one wins, because it runs last', async () => {
  await me.call(resetCounters)
  await put('reorder=5000', { path: replaceCounters.path })
  const order: number[] = []
  const write = async (number: number) => {
    await me.call(replaceCounters, { body: { number, array: [] } })
    order.push(number)
  }
  const first = write(1)
  await expect.poll(async () => (await me.call(listFaults)).rules[0]?.calls).toBe(1)
  await Promise.all([first, write(2)])
  expect(order).toEqual([2, 1])
  await me.call(clearFaults)
  expect(await me.call(readCounters)).toMatchObject({ number: 1 })
})

test('a reordered request that no other follows runs by itself', async () => {
  await put('reorder=40')
  expect((await ask('/api/counters')).status).toBe(200)
})

test('stale: a GET returns an earlier response, and catches up later', async () => {
  await me.call(resetCounters)
  await put('stale=1', { path: '/api/counters' })
  expect(await me.call(readCounters)).toMatchObject({ number: 20 })
  const written = await me.send(replaceCounters, { body: { number: 33, array: [] } })
  expect(written.body).toMatchObject({ number: 33 })
  const old = await me.send(readCounters)
  expect(old.body).toMatchObject({ number: 20 })
  expect(old.headers.get('etag')).not.toBe(written.headers.get('etag'))
  await expect.poll(async () => (await me.call(readCounters)).number).toBe(33)
})

test('a session really ends after the given number of calls, and the rule ends with it', async () => {
  const dying = await app.signInAs(ADMIN)
  await put('session=2')
  await dying.call(readProfile)
  await dying.call(readProfile)
  expect(await refusalOf(dying.call(readProfile))).toMatchObject({ status: 401, code: 'session-ended' })
  expect(await refusalOf(dying.call(readSession))).toMatchObject({ code: 'session-ended' })
  expect((await me.call(listFaults)).rules).toEqual([])
  const again = await app.as().call(signIn, { body: ADMIN })
  expect(await app.as(again.token).call(readProfile)).toMatchObject({ account: ADMIN.account })
})

test('concurrent calls fail together, each with the same problem', async () => {
  const dying = await app.signInAs(ADMIN)
  await put('delay=20;session=0')
  const calls = [1, 2, 3].map(() => refusalOf(dying.call(readProfile)))
  for (const refusal of await Promise.all(calls)) expect(refusal).toMatchObject({ code: 'session-ended' })
})

test('a caller that disconnects during the delay has changed nothing', async () => {
  await me.call(resetCounters)
  const body = JSON.stringify({ number: 77, array: [] })
  const leaving = new AbortController()
  const headers = { 'content-type': 'application/json' }
  await put('delay=300', { path: '/api/counters' })
  const sent = fetchIt('/api/counters', { method: 'PUT', headers, body, signal: leaving.signal })
  await expect.poll(async () => (await me.call(listFaults)).rules[0]?.calls).toBe(1)
  leaving.abort()
  await expect(sent).rejects.toThrow()
  expect(await me.call(readCounters)).toMatchObject({ number: 20 })
})

test('a change with If-Match after a lost response gets the current row', async () => {
  const etag = (await me.send(readProfile)).headers.get('etag') ?? ''
  const change = { headers: { 'if-match': etag }, body: { address: 'Yilan' } }
  await put('lost;first=1', { path: updateProfile.path })
  const headers = { 'content-type': 'application/json', 'if-match': etag }
  const lost = fetchIt('/api/profile', { method: 'PATCH', headers, body: JSON.stringify(change.body) })
  await expect(lost).rejects.toThrow('fetch failed')
  expect(await refusalOf(me.call(updateProfile, change))).toMatchObject({
    code: 'stale',
    current: { address: 'Yilan' },
  })
})

test('rules are parsed once, although all are read again whenever one changes', async () => {
  const { id } = await put('status=418', { path: '/api/counters' })
  const { id: accountId } = await app.db
    .selectFrom('account')
    .select('id')
    .where('account', '=', ADMIN.account)
    .executeTakeFirstOrThrow()
  const find = (path: string) => app.services.faults.find({ accountId, sandboxId: 'main' }, { method: 'GET', path })
  const first = find('/api/counters')
  expect(first?.id).toBe(id)
  await put('status=500', { path: '/api/profile' })
  expect(find('/api/profile')).toBeDefined()
  expect(find('/api/counters')).toBe(first)
})
