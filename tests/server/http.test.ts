import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { describeProblem } from '#server/problems/describe.ts'
import { PROBLEMS, refuse } from '#shared/errors.ts'
import { createTestApp, type TestApp } from '#tests/test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signInAs()).token
})
afterAll(() => app.close())

const send = (path: string, init: RequestInit = {}) =>
  app.request(path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })
const json = { 'content-type': 'application/json' }

test('the document is made once, however many ask for it first', async () => {
  const writing = vi.spyOn(JSON, 'stringify')
  const read = async () => (await app.request('/api/openapi.json')).text()
  const [one, other] = await Promise.all([read(), read()])
  const made = writing.mock.calls.filter(([value]) => Object.hasOwn(Object(value), 'openapi'))
  writing.mockRestore()
  expect([made.length, one === other]).toEqual([1, true])
})

test('a validator accepts the OpenAPI document', async () => {
  const document = await (await app.request('/api/openapi.json')).json()
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(document.openapi).toBe('3.1.1')
  expect(document.paths['/loginLog'].post.operationId).toBe('addLogin')
})

test('the outline names the endpoints of the document, in a seventh of its size', async () => {
  const [whole, outline] = await Promise.all(
    ['', '-outline'].map(async name => (await app.request(`/api/openapi${name}.json`)).text()),
  )
  const { paths }: { paths: Record<string, Record<string, Record<string, unknown>>> } = JSON.parse(whole ?? '')
  const namesOf = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => {
        const { operationId, summary, tags, 'x-summary': translated, 'x-spared': isSpared } = operation
        return [method, { operationId, summary, tags, 'x-summary': translated, 'x-spared': isSpared }]
      }),
    ),
  ])
  expect(JSON.parse(outline ?? '').paths).toEqual(Object.fromEntries(namesOf))
  expect((outline ?? '').length * 7).toBeLessThan((whole ?? '').length)
})

test('the AsyncAPI document describes the live lines', async () => {
  const reply = await app.request('/api/asyncapi.json')
  expect(reply.headers.get('content-type')).toBe('application/json')
  expect(await reply.json()).toMatchObject({ asyncapi: '3.0.0', channels: { liveSocket: { address: '/ws/live' } } })
})

test('the document is compressed for clients that accept it', async () => {
  const encodingFor = async (accepted: string) => {
    const { headers } = await app.request('/api/openapi.json', { headers: { 'accept-encoding': accepted } })
    return [headers.get('content-encoding'), headers.get('vary')]
  }
  expect(await encodingFor('gzip, br')).toEqual(['gzip', expect.stringMatching(/accept-encoding/i)])
  expect((await encodingFor('identity'))[0]).toBeNull()
})

test('a client that has the document is told that it is still the same', async () => {
  const asking = (headers: Record<string, string>) => app.request('/api/openapi.json', { headers })
  const first = await asking({})
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const known = await asking({ 'if-none-match': etag, 'accept-encoding': 'gzip' })
  expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, etag, ''])
  expect((await asking({ 'if-none-match': '"another"' })).status).toBe(200)
})

test('the document declares common refusals once, for each kind of endpoint that may return them', async () => {
  const { paths, components } = await (await app.request('/api/openapi.json')).json()
  const statusesOf = (path: string, method: string) => {
    const { $ref } = paths[path][method].responses['4XX']
    return components.responses[$ref.split('/').at(-1)]['x-statuses']
  }
  expect(statusesOf('/api/sessions', 'post')).toEqual([400, 413, 415])
  expect(statusesOf('/api/teams', 'get')).toEqual([400, 401, 403])
  expect(statusesOf('/api/teams', 'post')).toEqual([400, 401, 403, 409, 413, 415])
  expect(statusesOf('/api/teams/{teamId}', 'patch')).toContain(428)
  expect(components.responses.Unavailable['x-statuses']).toEqual([503])
  expect(components.schemas.Refusal403.properties.code.enum).toContain('wrong-origin')
  expect(components.schemas.Refusal503.properties.code.enum).toEqual(
    expect.arrayContaining(['unavailable', 'busy', 'storage-full']),
  )
})

test.each([
  ['GET', '/api/nothing', 404, 'not-found'],
  ['DELETE', '/api/login-log', 405, 'wrong-method'],
  ['GET', '/ws/nothing', 404, 'not-found'],
])('%s %s returns %i as a problem', async (method, path, status, code) => {
  const reply = await send(path, { method })
  expect(reply.status).toBe(status)
  expect(reply.headers.get('content-type')).toBe('application/problem+json')
  expect(await reply.json()).toMatchObject({ status, code, type: `/problems/${code}`, requestId: expect.any(String) })
})

test('a method that a path has not is refused with those that it has, not with those of longer paths', async () => {
  for (const [path, methods] of [
    ['/api/login-log', ['GET']],
    ['/api/areas', ['GET', 'POST']],
    ['/api/members', ['GET', 'PATCH', 'POST']],
    ['/api/members/7', ['GET', 'PATCH']],
  ] as const) {
    const { status, headers } = await send(path, { method: 'DELETE' })
    expect([status, headers.get('allow')?.split(', ').sort()]).toEqual([405, methods])
  }
})

test('a body that is not JSON, of another type, or too large is refused before the handler runs', async () => {
  const post = (headers: HeadersInit, body: string) => send('/api/sessions', { method: 'POST', headers, body })
  expect(await (await post(json, '{"account":')).json()).toMatchObject({ code: 'invalid-input' })
  expect(await (await post({ 'content-type': 'text/plain' }, '{}')).json()).toMatchObject({ code: 'wrong-media-type' })
  const large = JSON.stringify({ account: 'x'.repeat(300_000), password: 'x' })
  expect(await (await post(json, large)).json()).toMatchObject({ code: 'too-large' })
})

test('responses of the API are never cached, sniffed or framed, and have a request id', async () => {
  const { headers } = await send('/api/profile')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
})

test('a refusal says what happened, what to do, which page explains it, and where the request is', async () => {
  const reply = await send('/api/members/999999')
  const { requestId, ...problem } = await reply.json()
  expect(problem).toEqual({
    type: '/problems/not-found',
    title: 'Nothing exists at this path.',
    status: 404,
    code: 'not-found',
    detail: expect.stringContaining('Don’t retry.'),
    instance: `/api/traffic/${requestId}`,
  })
  await app.services.traffic.settled()
  expect(await (await send(problem.instance)).json()).toMatchObject({ path: '/api/members/999999', status: 404 })
  expect((await app.request(problem.type)).status).toBe(200)
})

test('every code has a title and advice for developers', async () => {
  for (const code of Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]) {
    const { title, detail } = describeProblem(refuse(code).body, 'one')
    expect(title, code).toMatch(/^[A-Z].{8,}\.$/)
    if (code !== 'wrong-credentials') expect(detail, code).toMatch(/^[A-Z].{20,}\.$/)
  }
})

test('an unknown query parameter is refused, with the name that was probably meant', async () => {
  const reply = await send('/api/members?teemId=3&limit=1')
  expect(reply.status).toBe(400)
  expect(await reply.json()).toMatchObject({
    code: 'invalid-input',
    errors: [{ pointer: '/query/teemId', code: 'unknown-parameter', nearest: 'teamId' }],
    detail: expect.stringContaining('Did you mean teamId?'),
  })
  const [unlike] = (await (await send('/api/profile?zzz=1')).json()).errors
  expect(unlike).toEqual({ pointer: '/query/zzz', code: 'unknown-parameter' })
  expect((await send('/api/members?teamId=3&limit=1&__fault=delay%3D1')).status).toBe(200)
})

test('a single record is not sent again to a client that has it, until it changes', async () => {
  const first = await send('/api/members/5')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await send('/api/members/5', { headers })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', headers['if-none-match']])
  expect(
    (await send('/api/members/5', { headers: { 'if-none-match': `"x", W/${headers['if-none-match']}` } })).status,
  ).toBe(304)
  const change = {
    method: 'PATCH',
    headers: { ...json, 'if-match': headers['if-none-match'] },
    body: '{"joinedOn":"2020-02-02"}',
  }
  expect((await send('/api/members/5', change)).status).toBe(200)
  expect((await send('/api/members/5', { headers })).status).toBe(200)
})

test.each(['/api/openapi.json', '/api/openapi-outline.json', '/api/asyncapi.json'])(
  'a page of any origin may read %s',
  async path => {
    const reply = await app.request(path, { headers: { origin: 'https://viewer.example' } })
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(
      (await send('/api/profile', { headers: { origin: 'https://viewer.example' } })).headers.get(
        'access-control-allow-origin',
      ),
    ).toBeNull()
  },
)

test('reports that it is alive, and whether its database is reachable', async () => {
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await app.request('/readyz')).status).toBe(200)
})

test('invalid input of any shape gives a 4xx, never a 5xx', async () => {
  const endpoints = [
    ['POST', '/loginLog'],
    ['PATCH', '/api/profile'],
    ['PUT', '/api/profile/password'],
    ['PUT', '/api/sessions/current/level'],
  ] as const
  const anything = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constant('null'),
    fc.constant('[]'),
    fc.constant('{"__proto__":1}'),
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...endpoints), anything, async ([method, path], body) => {
      const reply = await send(path, { method, headers: { ...json, 'if-match': '"1"' }, body })
      expect(reply.status).toBeLessThan(500)
      if (reply.status >= 400) expect(reply.headers.get('content-type')).toBe('application/problem+json')
    }),
    { numRuns: 300 },
  )
})

test('a query of any shape gives a 4xx, never a 5xx', async () => {
  const names = fc.constantFrom('sort', 'limit', 'cursor', 'user', 'from', 'to', 'outcome', 'level', 'zone', 'columns')
  const query = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })), { maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('login-log', 'login-log/export', 'overview/sign-ins'),
      query,
      async (path, pairs) => {
        const reply = await send(`/api/${path}?${new URLSearchParams(pairs)}`)
        expect(reply.status).toBeLessThan(500)
        await reply.arrayBuffer()
      },
    ),
    { numRuns: 300 },
  )
})
