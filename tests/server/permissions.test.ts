import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { mayKeyCall, SCOPES } from '#resources/keys/rules.ts'
import { setLevel } from '#resources/sessions/contract.ts'
import { findOperations } from '#server/resources.ts'
import type { Endpoint } from '#shared/contract.ts'
import { isPermitted } from '#shared/permissions.ts'
import { createTestApp, LEVEL_CODE, OPERATOR, type TestApp } from '#tests/test-app.ts'

// Generated from the contracts: an endpoint that is added tomorrow is tried tomorrow.
const operations = await findOperations()
const CALLERS = ['nobody', 'normal', 'supersuper', 'read key', 'write key'] as const
/** An id that nothing has: least of all the sessions of this test, which one may end. */
const NO_ID = '987654'
type Caller = (typeof CALLERS)[number]

let app: TestApp
const tokens: Partial<Record<Caller, string>> = {}
beforeAll(async () => {
  app = await createTestApp()
  tokens.normal = (await app.signInAs(OPERATOR)).token
  const raised = await app.signInAs()
  await raised.call(setLevel, { body: { code: LEVEL_CODE } })
  tokens.supersuper = raised.token
  // Made by who may everything: a key of theirs may no more than it says.
  for (const scope of SCOPES) {
    const { token } = await raised.call(createKey, { body: { name: scope, scope } })
    tokens[`${scope} key`] = token
  }
})
afterAll(() => app.close())

// Last, because they end the session that the others use.
const endsTheSession = (id: string) => id === 'signOut'
const inOrder = operations.toSorted((a, b) => Number(endsTheSession(a.id)) - Number(endsTheSession(b.id)))

function isExpected(caller: Caller, endpoint: Endpoint): boolean {
  switch (caller) {
    case 'nobody':
      return endpoint.needs === 'public'
    case 'read key':
    case 'write key':
      if (endpoint.needs === 'public') return true
      if (endpoint.needsSession || endpoint.needs === 'channel:use') return false
      return caller === 'write key' || endpoint.method === 'GET'
    default:
      return isPermitted(caller, endpoint.needs)
  }
}

describe.each(inOrder)('$id ($endpoint.method $endpoint.path) needs $endpoint.needs', ({ endpoint }) => {
  test.each(CALLERS)('as %s', async caller => {
    const token = tokens[caller]
    const reply = await app.request(endpoint.path.replace(/:\w+/g, NO_ID), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(endpoint.method !== 'GET' && { body: '{}' }),
    })
    if (isExpected(caller, endpoint)) expect([401, 403]).not.toContain(reply.status)
    else expect(reply.status).toBe(caller === 'nobody' ? 401 : 403)
    if (reply.status >= 400) expect(reply.headers.get('content-type')).toBe('application/problem+json')
    expect(reply.status).toBeLessThan(500)
  })
})

test('what manages accounts, sessions, keys and faults is no key’s', () => {
  const managed = ['sessions', 'keys', 'faults', 'profile', 'live', 'traffic', 'lessons']
  const open = operations.filter(({ noun, endpoint }) => managed.includes(noun) && mayKeyCall('write', endpoint))
  expect(open.map(({ id }) => id)).toEqual([])
})

test('S-AUTH-5: the channel is what supersuper alone has', () => {
  const alone = operations.filter(({ endpoint: { needs } }) => !isPermitted('normal', needs))
  expect(alone.map(({ id }) => id)).toEqual(['createChannelTicket'])
})
