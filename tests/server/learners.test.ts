import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  createClass,
  joinClass,
  listLearnerRequests,
  raiseHand,
  readClassProgress,
} from '#resources/classes/contract.ts'
import { NEW_CLASS, newLearner } from '#resources/classes/samples.ts'
import { createKey } from '#resources/keys/contract.ts'
import { createChannelTicket, createLiveTicket, type LiveMessage } from '#resources/live/contract.ts'
import { createMember } from '#resources/members/contract.ts'
import { newMember } from '#resources/members/samples.ts'
import { setLevel, signIn, switchSandbox } from '#resources/sessions/contract.ts'
import { createView } from '#resources/views/contract.ts'
import { createTicket } from '#server/live/tickets.ts'
import { findOperations } from '#server/resources.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { PAGE_HEADER } from '#shared/platform/traffic.ts'
import { ADMIN, createTestApp, LEVEL_CODE, listen, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'

// Generated from the contracts, so new endpoints are tested automatically: no learner sees another one, nor what they do.
const readers = (await findOperations()).filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.needs !== 'classes:manage',
)
const takesLimit = (query: (typeof readers)[number]['endpoint']['query']) =>
  query !== undefined && 'limit' in (jsonSchema(query, 'input').properties ?? {})

let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let coach: Awaited<ReturnType<TestApp['signInAs']>>
let classId: string
let mei: Awaited<ReturnType<typeof join>>
let an: typeof mei
/** What must not be seen of Mei: names, ids, and what she writes. */
let marks: string[]

async function join(code: string, name: string) {
  const learner = { ...newLearner(), name }
  await app.as().call(joinClass, { body: { code, ...learner } })
  const { token, session } = await app.as().call(signIn, { body: learner })
  const { id } = await app.db
    .selectFrom('account')
    .select('id')
    .where('account', '=', learner.account)
    .executeTakeFirstOrThrow()
  return { ...app.as(token), token, session, account: learner.account, id }
}

beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
  await app.db.updateTable('account').set({ kind: 'coach' }).where('account', '=', OPERATOR.account).execute()
  coach = await app.signInAs(OPERATOR)
  const of = await coach.call(createClass, { body: NEW_CLASS })
  classId = of.id
  ;[mei, an] = [await join(of.code, 'Mei-who-is-seen-by-nobody'), await join(of.code, 'An Lin')]
  const name = { en: 'Row-of-Mei', zh: 'Row-of-Mei' }
  const member = await mei.call(createMember, { body: { ...newMember(), name } })
  const key = await mei.call(createKey, { body: { name: 'Key-of-Mei', scope: 'read' } })
  const view = await mei.call(createView, { body: { page: 'page3_01', name: 'View-of-Mei', search: 'job=buyer' } })
  await mei.call(raiseHand)
  await app.services.traffic.settled()
  marks = [mei.account, 'Mei-who-is-seen-by-nobody', mei.session.sandbox.id, 'Row-of-Mei', member.email, 'Key-of-Mei']
  marks.push('View-of-Mei', view.id, key.key.id)
})
afterAll(async () => {
  server.close()
  await app.close()
})

/** The body of a reply, but only the beginning of an event stream, which never ends. */
async function textOf(reply: Response): Promise<string> {
  if (!reply.headers.get('content-type')?.includes('event-stream')) return reply.text()
  const reader = reply.body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

async function readAs(who: { token: string }, path: string): Promise<string> {
  const reply = await app.request(path, { headers: { authorization: `Bearer ${who.token}` } })
  expect(reply.status).toBeLessThan(500)
  return textOf(reply)
}

const whereAn = ['her own sandbox', 'main'] as const
test.each(readers.flatMap(reader => whereAn.map(where => ({ ...reader, where }))))(
  '$id in $where shows nothing of another learner',
  async ({ endpoint: { path, query }, where }) => {
    const sandboxId = where === 'main' ? MAIN : an.session.sandbox.id
    await an.call(switchSandbox, { body: { sandboxId } })
    const ids = ['1', String(mei.id), mei.account, mei.session.sandbox.id, String(mei.session.id), marks.at(-1) ?? '']
    // A path without parameters is the same for each.
    for (const id of path.includes(':') ? ids : ids.slice(0, 1)) {
      const url = path.replace(/:\w+/g, encodeURIComponent(id)) + (takesLimit(query) ? '?limit=200' : '')
      const text = (await readAs(an, url)).replaceAll(url, '')
      for (const mark of marks) expect(text, url).not.toContain(mark)
    }
  },
)

test('what is hidden is there: Mei and the coach see it', async () => {
  expect(await readAs(mei, '/api/members?limit=200&search=Row-of-Mei')).toContain('Row-of-Mei')
  expect(await readAs(mei, '/api/login-log')).toContain('"rows"')
  const { learners } = await coach.call(readClassProgress, { params: { classId } })
  expect(learners.find(({ account }) => account === mei.account)).toMatchObject({ handAt: expect.any(String) })
})

test('a coach sees the requests of a learner from assigned pages in the sandbox of the class, and nothing else', async () => {
  const from = (page: string, path: string) =>
    app.request(path, { headers: { authorization: `Bearer ${mei.token}`, [PAGE_HEADER]: page } })
  const requests = async (page: string, by = coach) =>
    (await by.call(listLearnerRequests, { params: { classId, accountId: mei.id }, query: { page } })).rows
  await from('page3_01', '/api/members?search=seen')
  await from('page3_02', '/api/members?search=of-another-page')
  await mei.call(switchSandbox, { body: { sandboxId: MAIN } })
  await from('page3_01', '/api/members?search=in-main')
  await mei.call(switchSandbox, { body: { sandboxId: mei.session.sandbox.id } })
  const rows = await requests('page3_01')
  expect(rows.map(({ path }) => path)).toEqual(['/api/members?search=seen'])
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['at', 'fault', 'id', 'method', 'path', 'status', 'tasks'])
  // It is not assigned.
  expect((await refusalOf(requests('page3_02'))).code).toBe('not-found')
  const other = await app.signInAs(ADMIN)
  await other.call(setLevel, { body: { code: LEVEL_CODE } })
  expect((await refusalOf(requests('page3_01', other))).code).toBe('not-found')
  expect((await refusalOf(requests('page3_01', an as never))).code).toBe('not-permitted')
})

/** What a learner hears of others and of themselves, over one of the live connections: all of it, as text. */
type Heard = { text: () => string; end: () => void }

async function openStream(who: { token: string }): Promise<Heard> {
  const reply = await app.request('/api/live/events', { headers: { authorization: `Bearer ${who.token}` } })
  const reader = reply.body?.getReader()
  const decoder = new TextDecoder()
  let text = decoder.decode((await reader?.read())?.value)
  const read = async (): Promise<void> => {
    const { value, done } = (await reader?.read()) ?? { done: true }
    if (done) return
    text += decoder.decode(value)
    return read()
  }
  void read().catch(() => undefined)
  return { text: () => text, end: () => void reader?.cancel() }
}

/** Opens a socket with a ticket, and says where it is, as the console does in a room. */
async function openSocket(path: string, ticket: string): Promise<Heard & { status: number }> {
  const socket = new WebSocket(`ws://${server.host}${path}`, ['strive', ticket], { origin: `http://${server.host}` })
  const texts: string[] = []
  socket.on('message', message => texts.push(`data: ${message}\n`))
  const status = await new Promise<number>(resolve => {
    socket.once('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
    socket.once('open', () => resolve(101))
    socket.on('error', () => {})
  })
  if (status === 101) socket.send(JSON.stringify({ type: 'at', place: 'rooms/1', isTyping: true }))
  return { status, text: () => texts.join(''), end: () => socket.terminate() }
}

const openLive = async (who: typeof an) => openSocket('/ws/live', (await who.call(createLiveTicket)).ticket)

const lines = { 'the event stream': openStream, '/ws/live': openLive }
test.each(Object.entries(lines).flatMap(([line, open]) => whereAn.map(where => ({ line, open, where }))))(
  '$line tells a learner nothing of another, in $where',
  async ({ open, where }) => {
    for (const one of [mei, an])
      await one.call(switchSandbox, { body: { sandboxId: where === 'main' ? MAIN : one.session.sandbox.id } })
    const heard = await open(an)
    const meis = await openLive(mei)
    // Mei is in a room, fails to sign in, writes and raises her hand; then An raises hers, which An is told.
    await expect.poll(meis.text).toContain('"hello"')
    await app
      .as()
      .call(signIn, { body: { account: mei.account, password: 'wrong' } })
      .catch(() => undefined)
    if (where !== 'main') await mei.call(createMember, { body: newMember() })
    await mei.call(raiseHand)
    await an.call(raiseHand)
    await expect.poll(heard.text).toContain('class-members')
    for (const mark of marks) expect(heard.text()).not.toContain(mark)
    const told = [...heard.text().matchAll(/data: (\{.*\})/g)].map(([, json = '']): LiveMessage => JSON.parse(json))
    expect(told.map(({ type }) => type)).toContain('hello')
    for (const message of told)
      if (message.type === 'rows' && message.entity === 'class-members') expect(message.ids).toEqual([an.id])
    for (const { end } of [heard, meis]) end()
  },
)

test('/ws/request is closed to learners: no ticket at any level, and no ticket of another kind opens it', async () => {
  for (const code of ['wrong', LEVEL_CODE]) {
    await an.call(setLevel, { body: { code } })
    expect((await refusalOf(an.call(createChannelTicket))).code).toBe('not-permitted')
  }
  const { ticket: live } = await an.call(createLiveTicket)
  expect((await openSocket('/ws/request', live)).status).toBe(401)
  const { ticket: forced } = await createTicket(app.services.unaudited, an.session.id, 'request')
  expect((await openSocket('/ws/request', forced)).status).toBe(403)
})
