import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClass, joinClass, raiseHand, readClassProgress } from '#resources/classes/contract.ts'
import { NEW_CLASS, newLearner } from '#resources/classes/samples.ts'
import { createKey } from '#resources/keys/contract.ts'
import type { LiveMessage } from '#resources/live/contract.ts'
import { createMember } from '#resources/members/contract.ts'
import { newMember } from '#resources/members/samples.ts'
import { signIn, switchSandbox } from '#resources/sessions/contract.ts'
import { createView } from '#resources/views/contract.ts'
import { findOperations } from '#server/resources.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { createTestApp, OPERATOR, type TestApp } from '#tests/test-app.ts'

// Generated from the contracts, so new endpoints are tested automatically: no learner sees another one, nor what they do.
const readers = (await findOperations()).filter(
  ({ endpoint }) => endpoint.method === 'GET' && endpoint.needs !== 'classes:manage',
)
const takesLimit = (query: (typeof readers)[number]['endpoint']['query']) =>
  query !== undefined && 'limit' in (jsonSchema(query, 'input').properties ?? {})

let app: TestApp
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
afterAll(() => app.close())

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

test('no live message tells a learner of another, in main or in a sandbox of their own', async () => {
  for (const sandboxId of [MAIN, an.session.sandbox.id]) {
    await an.call(switchSandbox, { body: { sandboxId } })
    const reply = await app.request('/api/live/events', { headers: { authorization: `Bearer ${an.token}` } })
    const reader = reply.body?.getReader()
    const decoder = new TextDecoder()
    let text = decoder.decode((await reader?.read())?.value)
    // Mei signs in with a wrong password, writes and lowers and raises her hand; then An writes, which An is told.
    await app
      .as()
      .call(signIn, { body: { account: mei.account, password: 'wrong' } })
      .catch(() => undefined)
    await mei.call(createMember, { body: newMember() })
    await mei.call(raiseHand)
    await an.call(raiseHand)
    while (!text.includes('class-members')) text += decoder.decode((await reader?.read())?.value)
    await reader?.cancel()
    for (const mark of marks) expect(text).not.toContain(mark)
    const told = [...text.matchAll(/data: (\{.*\})/g)].map(([, json = '']): LiveMessage => JSON.parse(json))
    for (const message of told)
      if (message.type === 'rows' && message.entity === 'class-members') expect(message.ids).toEqual([an.id])
  }
})
