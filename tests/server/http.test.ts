import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('a validator accepts the OpenAPI document', async () => {
  const document = await (await app.request('/api/openapi.json')).json()
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true })
  expect(document.openapi).toBe('3.1.1')
  expect(document.paths['/loginLog'].post.operationId).toBe('addLogin')
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

test('the document declares common refusals once, for each kind of endpoint that may return them', async () => {
  const { paths, components } = await (await app.request('/api/openapi.json')).json()
  const statusesOf = (path: string, method: string) => {
    const { $ref } = paths[path][method].responses.default
    return components.responses[$ref.split('/').at(-1)]['x-statuses']
  }
  expect(statusesOf('/api/sessions', 'post')).toEqual([400, 413, 415, 503])
  expect(statusesOf('/api/teams', 'get')).toEqual([400, 401, 403, 503])
  expect(statusesOf('/api/teams', 'post')).toEqual([400, 401, 403, 409, 413, 415, 503])
  expect(statusesOf('/api/uploads/{uploadId}/chunks/{offset}', 'put')).not.toContain(415)
  // The endpoint's own refusal, and the common one.
  const { 409: conflict } = paths['/api/uploads/{uploadId}/chunks/{offset}'].put.responses
  const [own, common] = conflict.content['application/problem+json'].schema.anyOf
  expect(own.properties.code.enum).toEqual(['wrong-offset'])
  expect(common).toEqual({ $ref: '#/components/schemas/Refusal409' })
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
