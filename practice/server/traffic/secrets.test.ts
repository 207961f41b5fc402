import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiveTicket } from '#resources/live/contract.ts'
import { openReplaySession } from '#resources/traffic/contract.ts'
import { findEntities } from '#server/resources.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { isSecretName } from '#shared/secrets.ts'
import { createTestApp, LEVEL_CODE, OPERATOR, type TestApp } from '#tests/test-app.ts'
import { marksSecrets } from './conceal-json.ts'

const WRONG_PASSWORD = 'wrong-but-somebody-s'
const NEXT_PASSWORD = 'next-password-17'
const WRONG_CODE = 'almost-the-right-code'
const PASTED = 'pasted-by-mistake-93'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let ticket: string
let replayToken: string
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(OPERATOR)
  ;({ ticket } = await me.call(createLiveTicket))
  ;({ token: replayToken } = await me.call(openReplaySession, { body: { sandboxId: 'main' } }))
})
afterAll(() => app.close())

const send = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
  app.request(path, {
    method,
    body,
    headers: { authorization: `Bearer ${me.token}`, 'content-type': 'application/json', ...headers },
  })
const json = JSON.stringify

/** Places where secrets can end up: the right field, the wrong one, no field, invalid JSON, a URL, a header. */
const WAYS: [how: string, go: () => Response | Promise<Response>][] = [
  ['a right sign-in with a token', () => send('POST', '/api/sessions', json(OPERATOR))],
  ['a wrong sign-in', () => send('POST', '/api/sessions', json({ ...OPERATOR, password: WRONG_PASSWORD }))],
  ['a password for a name', () => send('POST', '/api/sessions', json({ account: WRONG_PASSWORD, password: 'x' }))],
  [
    'a password of the wrong shape',
    () => send('POST', '/api/sessions', json({ account: [WRONG_PASSWORD], password: { a: WRONG_PASSWORD } })),
  ],
  ['a wrong code', () => send('PUT', '/api/sessions/current/level', json({ code: WRONG_CODE }))],
  ['a code of the wrong shape', () => send('PUT', '/api/sessions/current/level', json({ code: [LEVEL_CODE] }))],
  ['a code in the wrong field', () => send('PUT', '/api/sessions/current/level', json({ kode: LEVEL_CODE }))],
  [
    'a code beside the right field',
    () => send('PUT', '/api/sessions/current/level', json({ code: 'x', note: LEVEL_CODE, [LEVEL_CODE]: 1 })),
  ],
  ['a code in no JSON', () => send('PUT', '/api/sessions/current/level', `{"code":"${LEVEL_CODE}"`)],
  ['a code in a bare text', () => send('PUT', '/api/sessions/current/level', json(LEVEL_CODE))],
  [
    'a code in a form',
    () =>
      send('PUT', '/api/sessions/current/level', `code=${LEVEL_CODE}`, {
        'content-type': 'application/x-www-form-urlencoded',
      }),
  ],
  [
    'a code under a fault',
    () => send('PUT', '/api/sessions/current/level', json({ code: LEVEL_CODE }), { 'x-practice-fault': 'status=503' }),
  ],
  [
    'a code whose answer is broken',
    () =>
      send('PUT', '/api/sessions/current/level', json({ code: LEVEL_CODE }), { 'x-practice-fault': 'break=truncate' }),
  ],
  ['a code in the query', () => send('PUT', `/api/sessions/current/level?x=${LEVEL_CODE}`, json({ code: 'x' }))],
  ['the right code', () => send('PUT', '/api/sessions/current/level', json({ code: LEVEL_CODE }))],
  [
    'a wrong change of password',
    () => send('PUT', '/api/profile/password', json({ current: WRONG_PASSWORD, next: NEXT_PASSWORD })),
  ],
  [
    'a short next password',
    () => send('PUT', '/api/profile/password', json({ current: OPERATOR.password, next: PASTED.slice(0, 7) })),
  ],
  [
    'a password in another body',
    () => send('PATCH', '/api/profile', json({ name: 'x', deep: [{ oldPassword: PASTED }] })),
  ],
  ['a password in another body, escaped', () => send('PATCH', '/api/profile', `{"pass\\u0077ord":"${PASTED}"}`)],
  ['a password in another body, broken', () => send('PATCH', '/api/profile', `{"password":"${PASTED}`)],
  ['a ticket in another body', () => send('PATCH', '/api/profile', json({ ticket }))],
  ['the token in another body', () => send('PATCH', '/api/profile', json({ name: me.token }))],
  ['the token in an address', () => send('GET', `/api/members?limit=1&me=${me.token}`)],
  ['the token in a path', () => send('GET', `/api/members/${me.token}`)],
  ['a token by its name', () => send('GET', `/api/members?limit=1&access_token=${PASTED}&%74oken=${PASTED}`)],
  [
    'headers',
    () =>
      send('GET', '/api/members?limit=1', undefined, {
        cookie: `s=${PASTED}`,
        'x-api-key': PASTED,
        'x-password': PASTED,
        'x-note': me.token,
        'user-agent': me.token,
        'sec-websocket-protocol': `strive, ${ticket}`,
      }),
  ],
  ['a password in a sentence', () => send('PATCH', '/api/profile', json({ name: `the password is ${PASTED}` }))],
  [
    'a password in the address of a text',
    () => send('PATCH', '/api/profile', json({ deep: [`https://shop.example/?password=${PASTED}`] })),
  ],
  ['credentials in no JSON', () => send('PATCH', '/api/profile', `sent Bearer ${PASTED}`)],
  ...[100, 15_000, 30_000, 60_000].map((before): (typeof WAYS)[number] => [
    `a long body, after ${before} characters`,
    () =>
      send('PATCH', '/api/profile', json({ a: ['x'.repeat(before)], password: PASTED, b: Array(9_000).fill('long') })),
  ]),
  ['a ticket', () => send('POST', '/api/live/tickets')],
]

test('no secret is stored, wherever it was sent', async () => {
  for (const [, go] of WAYS) await go()
  await app.services.traffic.settled()
  const rows = await app.db.selectFrom('traffic').selectAll().execute()
  // All requests are logged except sign-ins, which have no account yet. One more is the first ticket.
  const signIns = WAYS.slice(0, 4)
  expect(rows).toHaveLength(WAYS.length - signIns.length + 1)
  const issued = rows.map(row => row.reply_body ?? '').filter(body => body.includes('"ticket"'))
  expect(issued).toEqual(Array(2).fill(expect.stringContaining('"ticket":"[secret]"')))

  const secrets = {
    token: me.token,
    replayToken,
    ticket,
    LEVEL_CODE,
    WRONG_CODE,
    WRONG_PASSWORD,
    NEXT_PASSWORD,
    PASTED,
  }
  const all = await allText()
  for (const [name, secret] of Object.entries(secrets)) expect(all.includes(secret), name).toBe(false)
  for (const row of rows) expect(row.request_body ?? '').not.toContain(`"${OPERATOR.password}"`)
})

/** All rows of all tables as text. */
async function allText(): Promise<string> {
  const tables = await app.db.introspection.getTables()
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      JSON.stringify(
        await app.db
          .selectFrom(name as 'traffic')
          .selectAll()
          .execute(),
      ),
    ),
  )
  return texts.join('\n')
}

test('no record shows a secret, so the audit trail holds none', async () => {
  const entities = await findEntities()
  expect(entities.size).toBeGreaterThan(5)
  const names: string[] = []
  for (const { name, schema } of entities.values()) {
    expect(marksSecrets(jsonSchema(schema, 'output')), name).toBe(false)
    names.push(...namesIn(jsonSchema(schema, 'output')))
  }
  expect(names).toContain('email')
  expect(names.filter(isSecretName)).toEqual([])
})

const namesIn = (schema: unknown): string[] =>
  schema === null || typeof schema !== 'object'
    ? []
    : Object.entries(schema).flatMap(([key, part]) => [
        ...(key === 'properties' ? Object.keys(part as object) : []),
        ...namesIn(part),
      ])

test('text without secrets is stored as it was sent', async () => {
  const sent = '{ "name" : "token ring",  "age": 7 }'
  await send('PATCH', '/api/profile', sent, { 'if-match': '"0"', 'idempotency-key': 'one', 'x-note': 'mine' })
  await app.services.traffic.settled()
  const row = await app.db.selectFrom('traffic').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
  expect(row.request_body).toBe(sent)
  expect(JSON.parse(row.request_headers)).toMatchObject({
    'if-match': '"0"',
    'idempotency-key': 'one',
    'x-note': 'mine',
  })
})
