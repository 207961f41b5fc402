import { beforeEach, describe, expect, test } from 'vitest'
import { clearFaults, createFault } from '#resources/faults/contract.ts'
import { listMembers } from '#resources/members/contract.ts'
import { deleteSandbox, forkSandbox, listSandboxes, undeleteSandbox } from '#resources/sandboxes/contract.ts'
import { setLevel } from '#resources/sessions/contract.ts'
import { forEachStat } from '#resources/species/rules.ts'
import { createSpread, readSpread, updateSpread } from '#resources/spreads/contract.ts'
import { MAX_KEYS } from '#shared/platform/api-keys.ts'
import { APPLIED_HEADER } from '#shared/platform/faults.ts'
import { ADMIN, LEVEL_CODE, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { createKey, listKeys, revokeKey, updateKey } from './contract.ts'

const PAGE = 'http://localhost:5173'
const ELSEWHERE = 'http://localhost:5174'
const READABLE = 'access-control-allow-origin'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
const other = await app.signInAs(OPERATOR)
beforeEach(async () => {
  for (const who of [me, other]) for (const { id } of (await who.call(listKeys)).rows) await revoke(id, who)
})

const revoke = (keyId: string, who = me) => who.call(revokeKey, { params: { keyId } })
const make = (given: Partial<Parameters<typeof me.call<typeof createKey>>[1]['body']> = {}, who = me) =>
  who.call(createKey, { body: { name: 'Front end', scope: 'write', origins: [PAGE], ...given } })
const ask = (path: string, token: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers: { authorization: `Bearer ${token}`, ...headers } })

describe('a key', () => {
  test('is shown once, stored as a hash, and recognised by its prefix and last characters', async () => {
    const { token, key } = await make()
    expect(token).toMatch(/^strive_[\w-]{43}$/)
    expect(key).toMatchObject({ name: 'Front end', scope: 'write', usedAt: null, expiresAt: null, version: 1 })
    expect(token.endsWith(key.ending)).toBe(true)
    expect(await me.call(listKeys)).toEqual({ rows: [key] })
    const stored = JSON.stringify(await app.db.selectFrom('api_key').selectAll().execute())
    expect(stored).not.toContain(token)
  })

  test('has the permissions of its operator in one sandbox, and records its last use to the minute', async () => {
    const { id } = await me.call(forkSandbox, { body: { name: 'For the key' } })
    const { token } = await make({ sandboxId: id })
    await app.db.updateTable('member').set({ name_en: 'Only here' }).where('sandbox_id', '=', id).execute()
    const { rows } = await app.as(token).call(listMembers)
    expect(rows[0]?.name.en).toBe('Only here')
    expect((await app.as(token).call(listSandboxes)).rows.map(row => row.id)).toEqual([id])
    const usedAt = (await me.call(listKeys)).rows[0]?.usedAt ?? ''
    expect(Date.now() - Date.parse(usedAt)).toBeLessThan(60_000)
    await app.as(token).call(listMembers)
    expect((await me.call(listKeys)).rows[0]?.usedAt).toBe(usedAt)

    await me.call(deleteSandbox, { params: { sandboxId: id } })
    expect(await refusalOf(app.as(token).call(listMembers))).toMatchObject({ status: 401, code: 'key-ended' })
    expect((await me.call(listKeys)).rows[0]?.sandbox).toMatchObject({ id, isDeleted: true })
    await me.call(undeleteSandbox, { params: { sandboxId: id } })
    expect((await app.as(token).call(listMembers)).rows).not.toEqual([])
    // A sandbox that is deleted for good deletes its keys.
    await me.call(deleteSandbox, { params: { sandboxId: id } })
    const { id: next } = await me.call(forkSandbox, { body: { name: 'Next' } })
    await me.call(deleteSandbox, { params: { sandboxId: next } })
    expect((await me.call(listKeys)).rows).toEqual([])
  })

  test('stops working at once when it is revoked or expires', async () => {
    const { token, key } = await make({ days: 1 })
    expect((await ask('/api/counters', token)).status).toBe(200)
    const past = new Date(Date.now() - 1).toISOString()
    await app.db.updateTable('api_key').set({ expires_at: past }).execute()
    expect(await (await ask('/api/counters', token)).json()).toMatchObject({ status: 401, code: 'key-ended' })
    await app.db.updateTable('api_key').set({ expires_at: null }).execute()
    expect((await ask('/api/counters', token)).status).toBe(200)
    await revoke(key.id)
    expect((await ask('/api/counters', token)).status).toBe(401)
    expect(await refusalOf(revoke(key.id))).toMatchObject({ status: 404 })
  })

  test.each(['strive_', 'strive_x', `strive_${'a'.repeat(43)}`, "strive_' or 1=1 --"])('%j is no key', async token => {
    expect(await refusalOf(app.as(token).call(listMembers))).toMatchObject({ code: 'key-ended' })
  })

  test('does not inherit the level that a code gave the operator’s session', async () => {
    const raised = await app.signInAs()
    await raised.call(setLevel, { body: { code: LEVEL_CODE } })
    const { token } = await make({}, raised)
    const reset = await app.request('/api/sandboxes/main/reset', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(await reset.json()).toMatchObject({ status: 403, code: 'not-yours' })
  })

  test('gets the faults of its operator, and survives the fault that ends sessions', async () => {
    const { token } = await make()
    await me.call(createFault, { body: { method: '*', path: '/api/counters', fault: { status: 418 } } })
    expect((await ask('/api/counters', token)).status).toBe(418)
    expect((await ask('/api/counters', other.token)).status).toBe(200)
    await me.call(clearFaults)
    await me.call(createFault, { body: { method: '*', path: '/api/counters', fault: { session: 0 } } })
    expect(await (await ask('/api/counters', token)).json()).toMatchObject({ status: 401, code: 'session-ended' })
    expect((await ask('/api/counters', token)).status).toBe(200)
    await me.call(clearFaults)
  })
})

describe('refuses', () => {
  test.each([
    'https://app.example/',
    'https://app.example/path',
    'https://APP.example',
    'https://app.example:443',
    'ftp://app.example',
    'null',
    '*',
    'https://*.example',
    'https://a.example https://b.example',
    '',
  ])('%j as an origin', async origin => {
    expect(await refusalOf(make({ origins: [origin] }))).toMatchObject({
      status: 400,
      errors: [{ pointer: '/body/origins/0', code: 'origin' }],
    })
  })

  test('a duplicate name, keys beyond the limit, and another operator’s or frozen sandbox', async () => {
    const { id } = await other.call(forkSandbox, { body: { name: 'Theirs' } })
    for (const sandboxId of [id, 'seed', 'no-such'])
      expect(await refusalOf(make({ sandboxId }))).toMatchObject({ status: 404 })
    await make()
    expect(await refusalOf(make())).toMatchObject({
      code: 'name-taken',
      errors: [{ pointer: '/body/name', code: 'name-taken' }],
    })
    // All at once, so that each count runs while others are being created.
    const made = await Promise.allSettled(Array.from({ length: MAX_KEYS + 3 }, (_, n) => make({ name: `key ${n}` })))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_KEYS - 1)
    expect(await refusalOf(make({ name: 'one more' }))).toMatchObject({ code: 'limit-reached' })
  })

  test('a change with an outdated If-Match, and a change of another’s key', async () => {
    const { key } = await make()
    await make({ name: 'Second' })
    const change = (etag: string, body: { name?: string; origins?: string[] }, who = me) =>
      who.call(updateKey, { params: { keyId: key.id }, headers: { 'if-match': etag }, body })
    expect(await change('"1"', { origins: [ELSEWHERE, ELSEWHERE] })).toMatchObject({ origins: [ELSEWHERE], version: 2 })
    expect(await refusalOf(change('"1"', { origins: [] }))).toMatchObject({ status: 412, current: { version: 2 } })
    expect(await refusalOf(change('"2"', { name: 'Second' }))).toMatchObject({ code: 'name-taken' })
    expect(await refusalOf(change('"2"', { origins: [] }, other))).toMatchObject({ status: 404 })
    expect(await refusalOf(revoke(key.id, other))).toMatchObject({ status: 404 })
  })
})

describe('from a page of another origin', () => {
  const preflight = (path: string, origin: string, method = 'GET') =>
    app.request(path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method } })

  test('a key works for its allowed origins, which can read responses and refusals', async () => {
    const { token } = await make()
    const { token: alien } = await make({ name: 'Another page', origins: [ELSEWHERE] })
    const { token: none } = await make({ name: 'No page', origins: [] })
    const reply = await ask('/api/members', token, { origin: PAGE })
    expect([reply.status, reply.headers.get(READABLE), reply.headers.get('vary')]).toEqual([200, PAGE, 'Origin'])
    expect(reply.headers.has('access-control-allow-credentials')).toBe(false)
    const exposed = reply.headers.get('access-control-expose-headers')?.split(', ')
    expect(exposed).toEqual(expect.arrayContaining(['ETag', 'Location', 'Retry-After', 'X-Request-Id', 'RateLimit']))
    expect(exposed).toEqual(expect.arrayContaining(['Idempotent-Replayed', APPLIED_HEADER, 'Server-Timing']))

    for (const wrong of [alien, none]) {
      const refused = await ask('/api/members', wrong, { origin: PAGE })
      expect([refused.status, refused.headers.get(READABLE)]).toEqual([403, null])
      expect(await refused.json()).toMatchObject({ code: 'wrong-origin' })
    }
    // Without an Origin header, as outside browsers.
    expect((await ask('/api/members', none)).status).toBe(200)
  })

  test('an allowed page can read every refusal, whatever its cause', async () => {
    const { token } = await make({ scope: 'read' })
    const { token: writing } = await make({ name: 'Writing' })
    const spread = await me.call(createSpread, {
      body: { name: 'Mine', pokemonId: 445, nature: 'jolly', level: 50, ivs: NONE, evs: NONE },
    })
    const path = `/api/spreads/${spread.id}`
    const send = (given: string, headers: Record<string, string>, body = '{"level":51}') =>
      app.request(path, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${given}`,
          'content-type': 'application/json',
          origin: PAGE,
          ...headers,
        },
        body,
      })
    const stale = { 'if-match': '"0"' }
    const refusals = {
      403: await send(token, stale),
      412: await send(writing, stale),
      428: await send(writing, {}),
      400: await send(writing, stale, '{'),
      413: await send(writing, { ...stale, 'content-length': String(10 ** 7) }, 'x'.repeat(300_000)),
      401: await send('strive_gone', stale),
      404: await app.request('/api/nothing', { headers: { origin: PAGE } }),
      405: await app.request('/api/members', { method: 'DELETE', headers: { origin: PAGE } }),
      503: await send(writing, { 'x-practice-fault': 'status=503' }),
    }
    for (const [status, reply] of Object.entries(refusals)) {
      expect([reply.status, reply.headers.get(READABLE)], status).toEqual([Number(status), PAGE])
      expect(await reply.json()).toMatchObject({ status: Number(status) })
    }
    const updated = await app
      .as(writing)
      .call(updateSpread, { params: { spreadId: spread.id }, headers: { 'if-match': '"1"' }, body: { level: 51 } })
    expect(await app.as(token).call(readSpread, { params: { spreadId: spread.id } })).toEqual(updated)
  })

  test('a stale response from a fault gets the CORS headers of the current request', async () => {
    const { token } = await make()
    await me.call(createFault, { body: { method: 'GET', path: '/api/counters', fault: { stale: 1 } } })
    expect((await ask('/api/counters', token)).headers.get(READABLE)).toBeNull()
    expect((await ask('/api/counters', token, { origin: PAGE })).headers.get(READABLE)).toBe(PAGE)
    expect((await ask('/api/counters', token)).headers.get(READABLE)).toBeNull()
    await me.call(clearFaults)
  })

  test('a session is always refused, allowed origin or not', async () => {
    await make()
    for (const origin of [PAGE, ELSEWHERE, 'null']) {
      const reply = await ask('/api/members', me.token, { origin })
      expect([reply.status, reply.headers.get(READABLE)]).toEqual([403, null])
      expect(await reply.json()).toMatchObject({ code: 'wrong-origin' })
    }
    const { headers } = await app.request('/api/sessions', { method: 'POST', headers: { origin: PAGE } })
    expect(headers.get(READABLE)).toBeNull()
  })

  test('the console’s own pages need no permission, and get no CORS headers', async () => {
    const own = await ask('/api/members', me.token, { origin: 'http://console.example', host: 'console.example' })
    const behindProxy = await ask('/api/members', me.token, {
      origin: 'https://console.example',
      'sec-fetch-site': 'same-origin',
    })
    for (const { status, headers } of [own, behindProxy])
      expect([status, headers.get(READABLE), headers.get('vary')]).toEqual([200, null, null])
  })

  test('a preflight succeeds for origins that an active key allows, and for endpoints that keys may call', async () => {
    expect((await preflight('/api/members', PAGE)).headers.get(READABLE)).toBeNull()
    const { key } = await make()
    const answered = await preflight('/api/spreads/1', PAGE, 'PATCH')
    expect([answered.status, answered.headers.get(READABLE)]).toEqual([204, PAGE])
    expect(answered.headers.get('access-control-allow-methods')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'PATCH'])
    expect(answered.headers.get('access-control-allow-headers')).toContain('Idempotency-Key')
    expect((await preflight('/api/members', ELSEWHERE)).headers.get(READABLE)).toBeNull()
    // A test on another origin sets its own faults.
    expect((await preflight('/api/faults', PAGE, 'POST')).headers.get('access-control-allow-methods')).toContain('POST')
    for (const path of [
      '/api/sessions',
      '/api/keys',
      '/api/profile',
      '/api/accounts',
      '/api/traffic',
      '/api/classes',
      '/loginLog',
    ])
      expect((await preflight(path, PAGE, 'POST')).headers.get('access-control-allow-methods'), path).toBeNull()
    await me.call(updateKey, {
      params: { keyId: key.id },
      headers: { 'if-match': '"1"' },
      body: { origins: [ELSEWHERE] },
    })
    expect((await preflight('/api/members', PAGE)).headers.get(READABLE)).toBeNull()
    await revoke(key.id)
    expect((await preflight('/api/members', ELSEWHERE)).headers.get(READABLE)).toBeNull()
  })

  test('a preflight for an unknown path succeeds, so that the page can read the 404', async () => {
    const { token } = await make()
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      const asked = await preflight('/api/nothing', PAGE, method)
      expect([asked.status, asked.headers.get(READABLE)]).toEqual([204, PAGE])
      expect(asked.headers.get('access-control-allow-methods')).toContain(method)
    }
    const refused = await ask('/api/nothing', token, { origin: PAGE })
    expect([refused.status, refused.headers.get(READABLE)]).toEqual([404, PAGE])
    expect((await preflight('/api/nothing', ELSEWHERE)).headers.get(READABLE)).toBeNull()
  })
})

const NONE = forEachStat(() => 0)
