import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { addToCounter } from '#resources/counters/contract.ts'
import { CLOSED, createChannelTicket, createLiveTicket, type LiveMessage } from '#resources/live/contract.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { changePassword, readProfile, updateProfile } from '#resources/profile/contract.ts'
import { giveRole, listRoleHolders } from '#resources/roles/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { previewRole, setLevel, shortenSession, signOut, switchSandbox } from '#resources/sessions/contract.ts'
import { expectClosed, messagesOf } from '#tests/socket-messages.ts'
import { ADMIN, createTestApp, LEVEL_CODE, listen, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let server: Awaited<ReturnType<typeof listen>>
const opened: WebSocket[] = []
beforeAll(async () => {
  app = await createTestApp()
  server = await listen(app)
})
beforeEach(async () => {
  await app.db.deleteFrom('throttle').execute()
})
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate()
})
afterAll(async () => {
  server.close()
  await app.close()
})

async function signInRaised(): Promise<Client> {
  const me = await app.signInAs(ADMIN)
  await me.call(setLevel, { body: { code: LEVEL_CODE } })
  return me
}
const channelTicket = async (me: Client) => (await me.call(createChannelTicket)).ticket
const liveTicket = async (me: Client) => (await me.call(createLiveTicket)).ticket

/** Opens a socket and collects its messages. `closed` resolves with the close code, `refused` with the HTTP status. */
function open(path: string, ticket: string | undefined, { origin = `http://${server.host}` } = {}) {
  const socket = new WebSocket(`ws://${server.host}${path}`, ['strive', ...(ticket ? [ticket] : [])], { origin })
  opened.push(socket)
  const heard = messagesOf(socket)
  const closed = new Promise<number>(resolve => socket.once('close', resolve))
  const refused = new Promise<number>(resolve => {
    socket.once('unexpected-response', (_, reply) => resolve(reply.statusCode ?? 0))
    socket.once('open', () => resolve(101))
  })
  socket.on('error', () => {})
  return { socket, heard, closed, refused, protocol: () => socket.protocol }
}

test('S-WS-1: a supersuper session opens the channel and is greeted; the ticket is not echoed', async () => {
  const { heard, protocol } = open('/ws/request', await channelTicket(await signInRaised()))
  await expect.poll(() => heard[0]?.type).toBe('hello')
  expect(protocol()).toBe('strive')
})

test('written rows are announced to the sessions in their sandbox, and rows of an account to that account', async () => {
  const [me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
  const [mine, theirs] = [open('/ws/live', await liveTicket(me)), open('/ws/live', await liveTicket(other))]
  await expect.poll(() => [mine.heard[0]?.type, theirs.heard[0]?.type]).toEqual(['hello', 'hello'])
  const rows = (heard: LiveMessage[]) =>
    heard.filter(message => message.type === 'rows' && message.entity !== 'sessions')

  const { version } = await me.call(readProfile)
  await me.call(updateProfile, { headers: match(version), body: { address: 'Hualien' } })
  await expect.poll(() => rows(mine.heard)).toEqual([{ type: 'rows', entity: 'profile', ids: [1] }])
  expect(rows(theirs.heard)).toEqual([])

  const { id } = await me.call(forkSandbox, { body: { name: 'socket' } })
  await me.call(switchSandbox, { body: { sandboxId: id } })
  await expect.poll(() => mine.heard.some(({ type }) => type === 'sandbox')).toBe(true)
  await me.call(resetSandbox, { params: { sandboxId: id } })
  await expect.poll(() => rows(mine.heard).length).toBe(3)
  expect(rows(theirs.heard)).toEqual([])
})

test('S-WS-2: all others are refused', async () => {
  const normal = await app.signInAs(OPERATOR)
  expect(await refusalOf(channelTicket(normal))).toMatchObject({ status: 403 })
  const raised = await signInRaised()
  const refusals = {
    'without a ticket': open('/ws/request', undefined),
    'with a forged ticket': open('/ws/request', 'a'.repeat(43)),
    'with a ticket of the other socket': open('/ws/request', await liveTicket(raised)),
    'with a session token': open('/ws/request', raised.token),
    'from another origin': open('/ws/request', await channelTicket(raised), { origin: 'https://evil.example' }),
    'without an origin': open('/ws/request', await channelTicket(raised), { origin: '' }),
  }
  for (const [how, { refused }] of Object.entries(refusals)) expect([401, 403], how).toContain(await refused)
})

test('S-WS-2: a ticket opens one socket, once, before it expires', async () => {
  const me = await signInRaised()
  const ticket = await channelTicket(me)
  expect(await open('/ws/request', ticket).refused).toBe(101)
  expect(await open('/ws/request', ticket).refused).toBe(401)
  const { ticket: late, expiresAt } = await me.call(createChannelTicket)
  expect(Math.abs(Date.parse(expiresAt) - Date.now() - 30_000)).toBeLessThan(10_000)
  await app.db
    .updateTable('ticket')
    .set({ expires_at: new Date(Date.now() - 1).toISOString() })
    .execute()
  expect(await open('/ws/request', late).refused).toBe(401)
})

test('S-WS-2: a ticket is invalid once its session has ended or its level is lowered', async () => {
  const [ended, lowered] = [await signInRaised(), await signInRaised()]
  const tickets = [await channelTicket(ended), await channelTicket(lowered)]
  await ended.call(signOut)
  await lowered.call(setLevel, { body: { code: 'wrong' } })
  expect(await open('/ws/request', tickets[0]).refused).toBe(401)
  expect(await open('/ws/request', tickets[1]).refused).toBe(403)
})

test('S-WS-2: the channel closes immediately when the level is lowered; the other socket stays open and is notified', async () => {
  const me = await signInRaised()
  const channel = open('/ws/request', await channelTicket(me))
  const live = open('/ws/live', await liveTicket(me))
  await expect.poll(() => [channel.heard[0]?.type, live.heard[0]?.type]).toEqual(['hello', 'hello'])
  await me.call(setLevel, { body: { code: 'wrong' } })
  await expectClosed([channel], CLOSED.notPermitted)
  await expect.poll(() => live.heard).toContainEqual({ type: 'level', level: 'normal' })
  expect(live.socket.readyState).toBe(WebSocket.OPEN)
})

test('an open session that loses a right is notified immediately and gets no more log lines', async () => {
  const [me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
  const theirs = open('/ws/live', await liveTicket(other))
  await expect.poll(() => theirs.heard[0]?.type).toBe('hello')
  const levels = () => theirs.heard.filter(({ type }) => type === 'level').length
  const { rows } = await me.call(listRoleHolders)
  const accountId = rows.find(({ isYou }) => !isYou)?.accountId ?? 0
  await me.call(giveRole, { params: { accountId }, headers: { 'if-match': '"1"' }, body: { roleId: 3 } })
  await expect.poll(levels).toBe(1)
  // The role Support may not read the login log.
  await me.call(addLogin, { body: { ...record(50), user: ADMIN.account, email: 'admin@strive.example' } })
  await me.call(giveRole, { params: { accountId }, headers: { 'if-match': '"2"' }, body: { roleId: 1 } })
  await expect.poll(levels).toBe(2)
  expect(loginSeqs(theirs.heard)).toEqual([])
})

test('a preview affects only the sockets of its session: the channel closes', async () => {
  const [me, second] = [await signInRaised(), await signInRaised()]
  const mine = [open('/ws/request', await channelTicket(me)), open('/ws/live', await liveTicket(me))] as const
  const theirs = open('/ws/request', await channelTicket(second))
  await expect.poll(() => [...mine, theirs].map(one => one.heard[0]?.type)).toEqual(['hello', 'hello', 'hello'])
  await me.call(previewRole, { body: { roleId: 4 } })
  expect(await mine[0].closed).toBe(CLOSED.notPermitted)
  await expect.poll(() => mine[1].heard.some(({ type }) => type === 'level')).toBe(true)
  expect(await refusalOf(channelTicket(me))).toMatchObject({ status: 403 })
  expect(theirs.socket.readyState).toBe(WebSocket.OPEN)
})

const record = (second: number) => ({
  id: 0 as const,
  user: OPERATOR.account,
  email: `${OPERATOR.account}@strive.example`,
  level: 'normal' as const,
  LoginTime: `2026-11-20 00:00:${String(second).padStart(2, '0')}`,
})
const loginSeqs = (heard: LiveMessage[]) => heard.flatMap(message => (message.type === 'login' ? [message.seq] : []))

test('S-WS-2: new login logs arrive live, and a client that reconnects gets missed ones in order, once', async () => {
  const me = await app.signInAs(OPERATOR)
  const first = open('/ws/live', await liveTicket(me))
  await expect.poll(() => first.heard[0]?.type).toBe('hello')
  await me.call(addLogin, { body: record(1) })
  await expect.poll(() => loginSeqs(first.heard).length).toBe(1)
  const [last] = loginSeqs(first.heard)
  first.socket.close()
  await first.closed
  for (const second of [2, 3]) await me.call(addLogin, { body: record(second) })
  const back = open(`/ws/live?after=${last}`, await liveTicket(me))
  await expect.poll(() => loginSeqs(back.heard).length).toBe(2)
  await me.call(addLogin, { body: record(4) })
  await expect.poll(() => loginSeqs(back.heard).length).toBe(3)
  const seqs = loginSeqs(back.heard)
  expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
  expect(seqs[0]).toBeGreaterThan(last ?? 0)
})

test('the channel hears of logins, and not of rows', async () => {
  const me = await signInRaised()
  const [live, channel] = [open('/ws/live', await liveTicket(me)), open('/ws/request', await channelTicket(me))]
  await expect.poll(() => [live.heard[0]?.type, channel.heard[0]?.type]).toEqual(['hello', 'hello'])
  await me.call(addToCounter, { body: { target: 'number', by: 1 } })
  await expect.poll(() => live.heard.some(one => one.type === 'rows' && one.entity === 'counters')).toBe(true)
  await me.call(addLogin, { body: { ...record(51), user: ADMIN.account, email: 'admin@strive.example' } })
  await expect.poll(() => channel.heard.map(({ type }) => type)).toEqual(['hello', 'login'])
})

test('a payload over the limit ends only the socket that sent it', async () => {
  const me = await signInRaised()
  const [bad, good] = [open('/ws/request', await channelTicket(me)), open('/ws/request', await channelTicket(me))]
  await expect.poll(() => bad.heard.length + good.heard.length).toBe(2)
  bad.socket.send('x'.repeat(1024 * 1024 + 1))
  expect(await bad.closed).toBe(1009)
  expect(good.socket.readyState).toBe(WebSocket.OPEN)
})

test('invalid messages on the channel are ignored', async () => {
  const { socket, heard } = open('/ws/request', await channelTicket(await signInRaised()))
  await expect.poll(() => heard.length).toBe(1)
  for (const text of ['', '{', 'null', '[1]', '"x"']) socket.send(text)
  socket.ping()
  await new Promise(resolve => socket.once('pong', resolve))
  expect(socket.readyState).toBe(WebSocket.OPEN)
})

// Runs last, because it changes the password of the other tests.
test.each([
  ['signs out', (me: Client) => me.call(signOut)],
  [
    'changes the password elsewhere',
    async () => {
      const elsewhere = await app.signInAs(ADMIN)
      const { password } = ADMIN
      await elsewhere.call(changePassword, { body: { current: password, next: `${password}-123` } })
    },
  ],
])('S-WS-2: both sockets close immediately when the operator %s', async (_, end) => {
  const me = await signInRaised()
  const sockets = [open('/ws/request', await channelTicket(me)), open('/ws/live', await liveTicket(me))]
  await expect.poll(() => sockets.map(one => one.heard[0]?.type)).toEqual(['hello', 'hello'])
  await end(me)
  await expectClosed(sockets, CLOSED.sessionEnded)
})

test('a shortened session closes its socket when it ends, and the operator’s other sessions are notified', async () => {
  const [me, phone] = [await app.signInAs(OPERATOR), await app.signInAs(OPERATOR)]
  const [mine, theirs] = [open('/ws/live', await liveTicket(me)), open('/ws/live', await liveTicket(phone))]
  await expect.poll(() => [mine.heard[0]?.type, theirs.heard[0]?.type]).toEqual(['hello', 'hello'])
  await me.call(shortenSession, { params: { sessionId: phone.session.id }, body: { seconds: 1 } })
  await expect.poll(() => mine.heard.some(one => one.type === 'rows' && one.entity === 'sessions')).toBe(true)
  await expectClosed([theirs], CLOSED.sessionEnded)
})
