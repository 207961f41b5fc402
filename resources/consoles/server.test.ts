import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createChannelTicket, createLiveTicket, type LiveMessage } from '#resources/live/contract.ts'
import { setLevel } from '#resources/sessions/contract.ts'
import { messagesOf } from '#tests/socket-messages.ts'
import { ADMIN, createTestApp, LEVEL_CODE, listen, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { askConsole, listConsoleAsks, listConsoles, readConsoleAsk } from './contract.ts'
import { ANSWER_WITHIN_SECONDS, KEPT_MINUTES } from './rules.ts'
import { sweep } from './sweep.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
let me: Me
let other: Me
const opened: WebSocket[] = []
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
  ;[me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
  for (const one of [me, other]) await one.call(setLevel, { body: { code: LEVEL_CODE } })
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(async () => {
  server.close()
  await app.close()
})

async function open(path: string, ticket: string) {
  const socket = new WebSocket(`ws://${server.host}${path}`, ['strive', ticket], { origin: `http://${server.host}` })
  opened.push(socket)
  const heard = messagesOf(socket)
  await expect.poll(() => heard[0]?.type).toBe('hello')
  return { socket, heard }
}

/** A console on the channel, which answers every message as S-WS-1 says. */
async function openConsole(who: Me, name: string) {
  const one = await open('/ws/request', (await who.call(createChannelTicket)).ticket)
  one.socket.on('message', text => {
    const websocketData: unknown = JSON.parse(String(text))
    one.socket.send(JSON.stringify({ websocketData, globalData: { name }, mapData: [] }))
  })
  return one
}

const at = (who: Me) => ({ params: { sessionId: who.session.id } })
const readAsk = (id: string) => me.call(readConsoleAsk, { params: { askId: id } })

test('the connected consoles are listed by session, and those of a closed one disappear', async () => {
  const live = await open('/ws/live', (await me.call(createLiveTicket)).ticket)
  const [first, second] = [await openConsole(other, 'a'), await openConsole(other, 'b')]
  const listed = async () => (await me.call(listConsoles)).rows
  const row = { sessionId: other.session.id, account: 'operator', isCurrent: false }
  await expect.poll(listed).toMatchObject([{ ...row, windowCount: 2 }])
  const isTold = (message: LiveMessage) => message.type === 'rows' && message.entity === 'consoles'
  await expect.poll(() => live.heard.some(isTold)).toBe(true)
  second.socket.terminate()
  await expect.poll(listed).toMatchObject([{ ...row, windowCount: 1 }])
  first.socket.terminate()
  await expect.poll(listed).toEqual([])
})

test('a console that is asked learns by whom, and its answer is read by the one who asked', async () => {
  const live = await open('/ws/live', (await me.call(createLiveTicket)).ticket)
  const [first] = [await openConsole(other, 'a'), await openConsole(other, 'b')]
  const ask = await me.call(askConsole, at(other))
  await expect.poll(async () => (await readAsk(ask.id)).answers.length).toBe(2)
  expect(first.heard).toContainEqual({ type: 'ask', id: ask.id, by: 'admin' })
  const { answers } = await readAsk(ask.id)
  // Answers arrive without a new version of the ask, so no entity tag may promise that nothing has changed.
  expect((await me.send(readConsoleAsk, { params: { askId: ask.id } })).headers.get('etag')).toBeNull()
  const names = answers.map(({ answer }) => (answer.globalData as { name: string }).name)
  expect(names.toSorted()).toEqual(['a', 'b'])
  expect(answers[0]?.answer).toMatchObject({ websocketData: { type: 'ask', id: ask.id }, mapData: [] })
  expect(live.heard).toContainEqual({ type: 'rows', entity: 'consoles', ids: [ask.id] })
  expect((await me.call(listConsoleAsks, at(other))).rows).toMatchObject([{ id: ask.id, answerCount: 2 }])
  // It belongs to the one who asked.
  expect((await other.call(listConsoleAsks, at(other))).rows).toEqual([])
  expect(await refusalOf(other.call(readConsoleAsk, { params: { askId: ask.id } }))).toMatchObject({ status: 404 })
})

test('an answer is stored only if it is asked for, by its session, in time, and once', async () => {
  const [mine, theirs] = [await openConsole(me, 'mine'), await openConsole(other, 'theirs')]
  const say = ({ socket }: typeof mine, websocketData: unknown) =>
    socket.send(JSON.stringify({ websocketData, globalData: {}, mapData: [] }))
  const [one, late] = [await me.call(askConsole, at(other)), await me.call(askConsole, at(other))]
  await expect.poll(async () => (await readAsk(late.id)).answers.length).toBe(1)
  await app.db.deleteFrom('console_answer').where('ask_id', '=', late.id).execute()
  const past = new Date(Date.now() - ANSWER_WITHIN_SECONDS * 1_000 - 1).toISOString()
  await app.db.updateTable('console_ask').set({ asked_at: past }).where('id', '=', late.id).execute()
  say(mine, { type: 'ask', id: one.id })
  say(theirs, { type: 'ask', id: one.id })
  say(theirs, { type: 'ask', id: late.id })
  say(theirs, { type: 'ask', id: 'f'.repeat(16) })
  theirs.socket.send('no JSON')
  // Another question to the same console is answered after all of these.
  const last = await me.call(askConsole, at(other))
  await expect.poll(async () => (await readAsk(last.id)).answers.length).toBe(1)
  expect((await readAsk(one.id)).answers).toHaveLength(1)
  expect((await readAsk(late.id)).answers).toEqual([])
})

test('sessions that cannot be on the channel, and unknown asks, are not found', async () => {
  const normal = await app.signInAs(OPERATOR)
  for (const params of [at(normal).params, { sessionId: 900_000 }])
    expect(await refusalOf(me.call(askConsole, { params }))).toMatchObject({ status: 404 })
  const calls = [
    normal.call(listConsoles),
    normal.call(askConsole, at(me)),
    normal.call(listConsoleAsks, at(me)),
    normal.call(readConsoleAsk, { params: { askId: '0'.repeat(16) } }),
  ]
  for (const refusal of await Promise.all(calls.map(refusalOf)))
    expect(refusal).toMatchObject({ status: 403, code: 'not-permitted' })
  expect(await refusalOf(readAsk('0'.repeat(16)))).toMatchObject({ status: 404 })
  expect(await refusalOf(readAsk('x'))).toMatchObject({ status: 400 })
})

test('old asks are deleted with their answers', async () => {
  const ask = await me.call(askConsole, at(me))
  const row = await app.db
    .selectFrom('console_ask')
    .select('asked_at')
    .where('id', '=', ask.id)
    .executeTakeFirstOrThrow()
  const keptUntil = Date.parse(row.asked_at) + KEPT_MINUTES * 60_000
  await sweep(app.db, keptUntil - 1)
  await readAsk(ask.id)
  await sweep(app.db, keptUntil)
  expect(await refusalOf(readAsk(ask.id))).toMatchObject({ status: 404 })
  expect(await app.db.selectFrom('console_answer').select('ask_id').execute()).toEqual([])
})

test('asks are listed for the session that was asked, and for no other', async () => {
  const ask = await me.call(askConsole, at(other))
  const idsAt = async (who: Me) => (await me.call(listConsoleAsks, at(who))).rows.map(({ id }) => id)
  expect(await idsAt(other)).toContain(ask.id)
  expect(await idsAt(me)).not.toContain(ask.id)
})
