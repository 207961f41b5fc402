import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setLevel } from '#resources/sessions/contract.ts'
import { findOperations } from '#server/resources.ts'
import { isPermitted } from '#shared/permissions.ts'
import { createTestApp, LEVEL_CODE, OPERATOR, type TestApp } from '#tests/test-app.ts'

// Generated from the contracts: an endpoint that is added tomorrow is tried tomorrow.
const operations = await findOperations()
const CALLERS = ['nobody', 'normal', 'supersuper'] as const

let app: TestApp
const tokens: Partial<Record<(typeof CALLERS)[number], string>> = {}
beforeAll(async () => {
  app = await createTestApp()
  tokens.normal = (await app.signInAs(OPERATOR)).token
  const raised = await app.signInAs()
  await raised.call(setLevel, { body: { code: LEVEL_CODE } })
  tokens.supersuper = raised.token
})
afterAll(() => app.close())

// Last, because they end the session that the others use.
const endsTheSession = (id: string) => id === 'signOut'
const inOrder = operations.toSorted((a, b) => Number(endsTheSession(a.id)) - Number(endsTheSession(b.id)))

describe.each(inOrder)('$id ($endpoint.method $endpoint.path) needs $endpoint.needs', ({ endpoint }) => {
  test.each(CALLERS)('as %s', async caller => {
    const token = tokens[caller]
    const reply = await app.request(endpoint.path.replace(/:\w+/g, '1'), {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(endpoint.method !== 'GET' && { body: '{}' }),
    })
    const level = caller === 'nobody' ? undefined : caller
    if (isPermitted(level, endpoint.needs)) expect([401, 403]).not.toContain(reply.status)
    else expect(reply.status).toBe(caller === 'nobody' ? 401 : 403)
    if (reply.status >= 400) expect(reply.headers.get('content-type')).toBe('application/problem+json')
    expect(reply.status).toBeLessThan(500)
  })
})

test('S-AUTH-5: the channel is what supersuper alone has', () => {
  const alone = operations.filter(({ endpoint: { needs } }) => !isPermitted('normal', needs))
  expect(alone.map(({ id }) => id)).toEqual(['createChannelTicket'])
})
