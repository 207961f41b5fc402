import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  createClass,
  endClassFault,
  joinClass,
  raiseHand,
  readClassProgress,
  startClassFault,
} from '#resources/classes/contract.ts'
import { NEW_CLASS, newLearner } from '#resources/classes/samples.ts'
import { askConsole, listConsoles, readConsoleAsk } from '#resources/consoles/contract.ts'
import { clearFaults, createFault, listFaults, listHeld, stepHeld } from '#resources/faults/contract.ts'
import { createKey, revokeKey } from '#resources/keys/contract.ts'
import { CLOSED, createChannelTicket, createLiveTicket, type LiveMessage } from '#resources/live/contract.ts'
import { addLogin } from '#resources/login-log/contract.ts'
import { formatLoginTime } from '#resources/login-log/rules.ts'
import { createRoom, listRoomChanges, postRoomMessage } from '#resources/rooms/contract.ts'
import { readSession, setLevel, signIn, signOut } from '#resources/sessions/contract.ts'
import { forEachStat } from '#resources/species/rules.ts'
import { createSpread } from '#resources/spreads/contract.ts'
import { readTraffic } from '#resources/traffic/contract.ts'
import { createPostgresDatabase } from '#tests/fresh-database.ts'
import { expectClosed, messagesOf } from '#tests/socket-messages.ts'
import { ADMIN, createTestInstance, LEVEL_CODE, listen, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'

const server = inject('postgres')

// PGlite is one process with one connection, so there can be no second instance.
describe.skipIf(server === 'pglite')('two instances on one PostgreSQL', () => {
  let one: TestApp
  let other: TestApp
  let host: string
  let close: () => void
  beforeAll(async () => {
    const address = await createPostgresDatabase(server)
    // Concurrently, like two instances of a new deployment: one migrates and seeds, the other waits for it.
    ;[one, other] = await Promise.all([createTestInstance(address), createTestInstance(address)])
    ;({ host, close } = await listen(other))
  })
  afterAll(async () => {
    close()
    await Promise.all([one.close(), other.close()])
  })

  /** Opens a socket on the other instance for a session of the first. */
  function open(path: string, ticket: string) {
    const socket = new WebSocket(`ws://${host}${path}`, ['strive', ticket], { origin: `http://${host}` })
    const heard = messagesOf(socket)
    return { socket, heard, closed: new Promise<number>(resolve => socket.once('close', resolve)) }
  }

  test('the database is seeded once, and a session of one instance is valid on the other', async () => {
    expect(await one.db.selectFrom('account').select('id').execute()).toHaveLength(2)
    const { token } = await one.signInAs(ADMIN)
    expect(await other.as(token).call(readSession)).toMatchObject({ account: 'admin' })
  })

  test('failed sign-ins on one throttle the other', async () => {
    const guess = (app: TestApp) => app.as().call(signIn, { body: { account: 'someone', password: 'x' } })
    for (let tries = 0; tries < 5; tries++) await refusalOf(guess(one))
    expect(await refusalOf(guess(other))).toMatchObject({ code: 'too-many-attempts' })
  })

  test('a practice fault created on one applies to the other, counts there, too, and can be cleared there', async () => {
    const { token } = await one.signInAs(ADMIN)
    const [here, there] = [one.as(token), other.as(token)]
    const status = async (app: TestApp) =>
      (await app.request('/api/counters', { headers: { authorization: `Bearer ${token}` } })).status
    await here.call(createFault, { body: { method: '*', path: '/api/counters', fault: { status: 418, every: 2 } } })
    await expect.poll(async () => (await status(other)) === 418 || (await status(other)) === 418).toBe(true)
    const { calls } = (await there.call(listFaults)).rules[0] ?? {}
    expect([await status(one), await status(other)].sort()).toEqual([200, 418])
    expect((await here.call(listFaults)).rules[0]?.calls).toBe((calls ?? 0) + 2)
    await there.call(clearFaults)
    await expect.poll(async () => [await status(one), await status(one)]).toEqual([200, 200])
  })

  test('the coach on one sees what learners do on the other, and faults reach them there', async () => {
    await one.db.updateTable('account').set({ kind: 'coach' }).where('account', '=', OPERATOR.account).execute()
    const coach = await one.signInAs(OPERATOR)
    const { ticket } = await coach.call(createLiveTicket)
    const { heard } = open('/ws/live', ticket)
    const of = await coach.call(createClass, { body: NEW_CLASS })
    const learner = newLearner()
    await one.as().call(joinClass, { body: { code: of.code, ...learner } })
    const { token } = await other.as().call(signIn, { body: learner })
    const there = other.as(token)
    await there.call(raiseHand)
    const told = { type: 'rows', entity: 'class-members' }
    await expect.poll(() => heard).toContainEqual(expect.objectContaining(told))
    const on = { params: { classId: of.id } }
    const { learners } = await coach.call(readClassProgress, on)
    expect(learners).toMatchObject([{ account: learner.account, handAt: expect.any(String) }])
    await coach.call(startClassFault, { ...on, body: { preset: 'unavailable', seconds: 60 } })
    await expect.poll(async () => (await there.call(listFaults)).rules.length).toBe(1)
    await coach.call(endClassFault, on)
    await expect.poll(async () => (await there.call(listFaults)).rules.length).toBe(0)
  })

  test('a request held on one is listed on the other, announced there, and released, failed or freed there', async () => {
    const { token } = await one.signInAs(ADMIN)
    const there = other.as(token)
    const { heard } = open('/ws/live', (await there.call(createLiveTicket)).ticket)
    await expect.poll(() => heard[0]?.type).toBe('hello')
    await one.as(token).call(createFault, { body: { method: 'GET', path: '/api/counters', fault: { hold: true } } })
    const announced = () => heard.filter(({ type }) => type === 'faults').length
    await expect.poll(announced).toBe(1)
    const send = () => one.request('/api/counters', { headers: { authorization: `Bearer ${token}` } })
    const listed = async () => (await there.call(listHeld)).held.map(({ id }) => id)
    for (const [action, status] of [
      [{ action: 'release' }, 200],
      [{ action: 'fail', status: 503 }, 503],
    ] as const) {
      const before = announced()
      const sent = send()
      await expect.poll(async () => (await listed()).length).toBe(1)
      await expect.poll(announced).toBeGreaterThan(before)
      await there.call(stepHeld, { params: { heldId: (await listed())[0] ?? '' }, body: action })
      expect((await sent).status).toBe(status)
      await expect.poll(listed).toEqual([])
    }
    const sent = send()
    await expect.poll(async () => (await listed()).length).toBe(1)
    await there.call(clearFaults)
    expect((await sent).status).toBe(200)
  })

  test('a key created on one and its origin are valid on the other, until the key is revoked', async () => {
    const me = await one.signInAs(ADMIN)
    const origin = 'https://front.example'
    const { token, key } = await me.call(createKey, { body: { name: 'Front', scope: 'read', origins: [origin] } })
    const ask = async () =>
      (await other.request('/api/counters', { headers: { authorization: `Bearer ${token}`, origin } })).status
    const preflight = async () => {
      const headers = { origin, 'access-control-request-method': 'GET' }
      return (await other.request('/api/counters', { method: 'OPTIONS', headers })).status
    }
    expect(await ask()).toBe(200)
    await expect.poll(preflight).toBe(204)
    await me.call(revokeKey, { params: { keyId: key.id } })
    expect(await ask()).toBe(401)
    await expect.poll(preflight).toBe(405)
  })

  test('a record posted to one arrives live on the other', async () => {
    const me = await one.signInAs(OPERATOR)
    const { ticket } = await me.call(createLiveTicket)
    const { heard } = open('/ws/live', ticket)
    await expect.poll(() => heard[0]?.type).toBe('hello')
    const LoginTime = formatLoginTime(new Date())
    const { account: user, email } = me.session
    const { id } = await me.call(addLogin, { body: { id: 0, user, email, level: 'normal', LoginTime } })
    await expect.poll(() => heard.flatMap(message => (message.type === 'login' ? [message.seq] : []))).toEqual([id])
  })

  test('the same Idempotency-Key on both at once is one write, and its rows are announced on the other', async () => {
    const { token } = await one.signInAs(ADMIN)
    const { heard } = open('/ws/live', (await one.as(token).call(createLiveTicket)).ticket)
    await expect.poll(() => heard[0]?.type).toBe('hello')
    const stats = forEachStat(() => 0)
    const body = { name: 'Both', pokemonId: 445, nature: 'jolly' as const, level: 50, ivs: stats, evs: stats }
    const create = (app: TestApp) => app.as(token).call(createSpread, { headers: { 'idempotency-key': 'both' }, body })
    const made = await Promise.all([one, other, one, other].map(create))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const rows = () => heard.filter(message => message.type === 'rows')
    await expect.poll(rows).toEqual([{ type: 'rows', entity: 'spreads', ids: [made[0]?.id] }])
  })

  test('a request to one is announced on the other and can be read there', async () => {
    const me = await one.signInAs(OPERATOR)
    const socket = open('/ws/live', (await me.call(createLiveTicket)).ticket)
    const grown = new Promise<LiveMessage>(resolve =>
      socket.socket.on('message', text => {
        const message: LiveMessage = JSON.parse(String(text))
        if (message.type === 'traffic') resolve(message)
      }),
    )
    const reply = await one.request('/api/sessions/current', { headers: { authorization: `Bearer ${me.token}` } })
    const params = { requestId: reply.headers.get('x-request-id') ?? '' }
    expect(await grown).toMatchObject({ lastId: expect.any(Number) })
    await expect
      .poll(() =>
        other
          .as(me.token)
          .call(readTraffic, { params })
          .catch(() => null),
      )
      .toMatchObject({ endpoint: 'readSession' })
  })

  test('messages that are posted on both at once have one order, and a reader never misses one', async () => {
    const { token, ...me } = await one.signInAs(ADMIN)
    const params = { roomId: (await me.call(createRoom, { body: { name: 'Both' } })).id }
    const count = 24
    const posting = Array.from({ length: count }, (_, nth) =>
      (nth % 2 ? one : other).as(token).call(postRoomMessage, { params, body: { text: `${nth}` } }),
    )
    const seen: number[] = []
    for (let after = 0; seen.length < count; ) {
      const { rows, revision } = await other.as(token).call(listRoomChanges, { params, query: { after } })
      seen.push(...rows.map(({ number }) => number))
      after = revision
    }
    await Promise.all(posting)
    expect(seen).toEqual(Array.from({ length: count }, (_, nth) => nth + 1))
  })

  test('people on both see each other, and a console on one is asked through the other', async () => {
    const [me, them] = [await one.signInAs(ADMIN), await other.signInAs(OPERATOR)]
    const server = await listen(one)
    const { ticket } = await me.call(createLiveTicket)
    const origin = `http://${server.host}`
    const here = new WebSocket(`ws://${server.host}/ws/live`, ['strive', ticket], { origin })
    const heard = messagesOf(here)
    const there = open('/ws/live', (await them.call(createLiveTicket)).ticket)
    await expect.poll(() => [heard[0]?.type, there.heard[0]?.type]).toEqual(['hello', 'hello'])
    for (const socket of [here, there.socket])
      socket.send(JSON.stringify({ type: 'at', place: 'rooms/1', isTyping: false }))
    const peopleIn = (messages: LiveMessage[]) =>
      messages
        .findLast(message => message.type === 'people')
        ?.people.map(({ account }) => account)
        .toSorted()
    await expect
      .poll(() => [peopleIn(heard), peopleIn(there.heard)])
      .toEqual([
        ['admin', 'operator'],
        ['admin', 'operator'],
      ])

    for (const operator of [me, them]) await operator.call(setLevel, { body: { code: LEVEL_CODE } })
    const asked = open('/ws/request', (await them.call(createChannelTicket)).ticket)
    asked.socket.on('message', text =>
      asked.socket.send(JSON.stringify({ websocketData: JSON.parse(String(text)), globalData: {}, mapData: [] })),
    )
    const sessionId = them.session.id
    await expect.poll(async () => (await me.call(listConsoles)).rows.map(row => row.sessionId)).toContain(sessionId)
    const { id: askId } = await me.call(askConsole, { params: { sessionId } })
    await expect.poll(async () => (await me.call(readConsoleAsk, { params: { askId } })).answers.length).toBe(1)
    here.terminate()
    server.close()
  })

  test('S-WS-2: lowering a level or ending a session on one closes the sockets of the other immediately', async () => {
    const me = await one.signInAs(ADMIN)
    await me.call(setLevel, { body: { code: LEVEL_CODE } })
    const channel = open('/ws/request', (await me.call(createChannelTicket)).ticket)
    const live = open('/ws/live', (await me.call(createLiveTicket)).ticket)
    await expect.poll(() => [channel.heard[0]?.type, live.heard[0]?.type]).toEqual(['hello', 'hello'])
    await me.call(setLevel, { body: { code: 'wrong' } })
    await expectClosed([channel], CLOSED.notPermitted)
    await me.call(signOut)
    await expectClosed([live], CLOSED.sessionEnded)
  })
})
