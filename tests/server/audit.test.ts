import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteSandbox } from '#resources/sandboxes/contract.ts'
import { findOperations } from '#server/resources.ts'
import { REDACTED } from '#shared/platform/traffic.ts'
import { everyWrite } from '#tests/requests/every-write.ts'
import { ADMIN, createTestApp, LEVEL_CODE, type TestApp } from '#tests/test-app.ts'

// Generated from the contracts: an endpoint that is added tomorrow fails here until a good call of it is written down (tests/requests/), and
// that call leaves a record; or until it stands among the exempt ones, with a reason.
const writing = (await findOperations()).filter(({ endpoint }) => endpoint.method !== 'GET').map(({ id }) => id)

/** They write no row of anybody's: their tables, with the reasons, are in server/writes/guard.ts. */
const EXEMPT: Record<string, string> = {
  addLogin: 'is a line of a log',
  signIn: 'leaves a line in the login log',
  signOut: 'ends a session',
  createLiveTicket: 'gives a secret',
  createChannelTicket: 'gives a secret',
  createCaptcha: 'gives a secret',
  answerCaptcha: 'uses one up',
  checkImport: 'only looks',
  previewWording: 'only looks',
  readTime: 'only looks',
  putChunk: 'adds bytes, which belong in no trail: the file’s beginning and end are recorded',
  findCounties: 'only looks',
  clearTraffic: 'empties a log',
  openReplaySession: 'gives a secret',
  restartTask: 'forgets what the server found in a log',
}

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
/** Every answer that was given, by its request. */
const answers = new Map<string, string>()
beforeAll(async () => {
  app = await createTestApp()
  const { app: server } = app
  const request = server.request.bind(server)
  server.request = async (url, init) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), ...init?.headers }
    const reply = await request(url, { ...init, headers })
    answers.set(reply.headers.get('x-request-id') ?? '', await reply.clone().text())
    return reply
  }
  me = await app.signInAs(ADMIN)
})
afterAll(() => app.close())

const CALLS = everyWrite(
  () => app,
  () => me,
)

const recordsOf = (endpoint: string) =>
  app.db.selectFrom('audit').selectAll().where('endpoint', '=', endpoint).orderBy('id').execute()

/** The log has the answer just as it left, but for its secrets. */
async function expectLogged(requestId: string) {
  await app.services.traffic.settled()
  const row = await app.db.selectFrom('traffic').selectAll().where('request_id', '=', requestId).executeTakeFirst()
  const answer = answers.get(requestId) ?? 'no answer'
  expect(row?.reply_bytes).toBe(Buffer.byteLength(answer))
  const kept = row?.reply_body ?? ''
  if (!kept.includes(REDACTED)) expect(row?.is_reply_cut ? answer.slice(0, kept.length) : answer).toBe(kept)
}

describe.each(writing)('%s', id => {
  const reason = EXEMPT[id]
  test.skipIf(reason !== undefined)(
    'leaves a record in the audit trail, and its answer in the traffic log',
    async () => {
      const prepare = CALLS[id]
      if (!prepare) throw new Error(`Write down a good call of ${id}, or why it leaves no record.`)
      const call = await prepare()
      const before = await recordsOf(id)
      await call()
      const [record] = (await recordsOf(id)).slice(before.length)
      expect(record).toMatchObject({ account_id: 1, endpoint: id, request_id: expect.stringMatching(/^[\w-]{8,}$/) })
      // Of a password only that it was changed is told.
      if (id !== 'changePassword') expect(record?.before ?? record?.after).toBeTruthy()
      await expectLogged(record?.request_id ?? '')
      // Own sandboxes are but five.
      for (const one of await app.db.selectFrom('sandbox').select('id').where('account_id', '=', 1).execute())
        await me.call(deleteSandbox, { params: { sandboxId: one.id } }).catch(() => undefined)
    },
  )
})

test('the trail holds no hash and no secret', async () => {
  const rows = await app.db.selectFrom('audit').select(['before', 'after']).execute()
  const text = rows.map(row => `${row.before}${row.after}`).join()
  expect(rows.length).toBeGreaterThan(20)
  for (const secret of ['argon2', 'password', 'correct horse', 'token', LEVEL_CODE]) expect(text).not.toContain(secret)
})
