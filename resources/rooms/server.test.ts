import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLiveTicket } from '#resources/live/contract.ts'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { takeBulkOut } from '#tests/small-company.ts'
import { messagesOf } from '#tests/socket-messages.ts'
import { ADMIN, createTestApp, listen, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  createRoom,
  deleteRoom,
  deleteRoomMessage,
  listRoomChanges,
  listRoomMessages,
  listRooms,
  postRoomMessage,
  type Room,
  readRoom,
  restoreRoom,
  restoreRoomMessage,
} from './contract.ts'
import { MAX_CHANGES_IN_A_ROW, MAX_MESSAGES, MAX_PER_MINUTE, MAX_TEXT_LENGTH } from './rules.ts'
import { post } from './samples.ts'

type Me = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let me: Me
let other: Me
let room: Room
beforeAll(async () => {
  app = await createTestApp()
  await takeBulkOut(app)
  ;[me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
})
beforeEach(async () => {
  // The messages of earlier tests count towards the limit per minute.
  await app.db.deleteFrom('room_message').where('room_id', '>', 3).execute()
  await app.db.deleteFrom('room').where('id', '>', 3).execute()
  room = await me.call(createRoom, { body: { name: 'A room' } })
})
afterAll(() => app.close())

const at = () => ({ params: { roomId: room.id } })
const messageAt = (number: number) => ({ params: { roomId: room.id, number } })
const latest = (who = me, query: { before?: number; limit?: number } = {}) =>
  who.call(listRoomMessages, { ...at(), query })
const changes = (after: number, limit = 50, who = me) => who.call(listRoomChanges, { ...at(), query: { after, limit } })
const textsOf = ({ rows }: { rows: readonly { text: string | null }[] }) => rows.map(({ text }) => text)

describe('rooms', () => {
  test('everybody sees the rooms of the sandbox; only its creator deletes one and restores it', async () => {
    const { rows } = await other.call(listRooms)
    expect(rows.slice(0, 3).map(({ name }) => name)).toEqual(['General 大廳', 'Warehouse 倉庫', 'Customer care 客服'])
    expect(await other.call(readRoom, at())).toEqual(room)
    expect(await refusalOf(other.call(deleteRoom, at()))).toMatchObject({ status: 403, code: 'not-yours' })
    await post(other, room.id)
    await me.call(deleteRoom, at())
    const calls = [
      other.call(readRoom, at()),
      latest(other),
      changes(0, 50, other),
      post(other, room.id),
      other.call(deleteRoomMessage, messageAt(1)),
      me.call(deleteRoom, at()),
    ]
    for (const refusal of await Promise.all(calls.map(refusalOf)))
      expect(refusal).toMatchObject({ status: 404, code: 'not-found' })
    expect(await refusalOf(other.call(restoreRoom, at()))).toMatchObject({ code: 'not-yours' })
    await me.call(restoreRoom, at())
    expect(textsOf(await latest(other))).toEqual(['Hello'])
    expect(await refusalOf(me.call(restoreRoom, at()))).toMatchObject({ status: 404 })
  })

  test('the list shows the latest message of each room, also after it was deleted', async () => {
    const listed = async () => (await other.call(listRooms)).rows.find(({ id }) => id === room.id)
    expect(await listed()).toMatchObject({ lastNumber: 0, latest: null })
    for (const text of ['First', 'Second']) await post(me, room.id, text)
    expect(await listed()).toMatchObject({ lastNumber: 2, latest: { number: 2, text: 'Second', author: 'admin' } })
    await me.call(deleteRoomMessage, messageAt(2))
    expect(await listed()).toMatchObject({ latest: { number: 2, text: null } })
  })

  test('refuse requests without a session, names that cannot be read, and unknown rooms', async () => {
    const nobody = app.as()
    const unknown = { params: { roomId: 900_000 } }
    expect(await refusalOf(nobody.call(listRooms))).toMatchObject({ status: 401 })
    expect(await refusalOf(nobody.call(createRoom, { body: { name: 'X' } }))).toMatchObject({ status: 401 })
    for (const name of ['', '  ', 'x'.repeat(41), 'a\u0007b'])
      expect(await refusalOf(me.call(createRoom, { body: { name } }))).toMatchObject({
        status: 400,
        errors: [{ pointer: '/body/name' }],
      })
    expect(await refusalOf(me.call(readRoom, unknown))).toMatchObject({ status: 404 })
    expect(await refusalOf(me.call(listRoomMessages, { ...unknown, query: {} }))).toMatchObject({ status: 404 })
    expect(await refusalOf(me.call(listRoomChanges, { ...unknown, query: { after: 0 } }))).toMatchObject({
      status: 404,
    })
  })
})

describe('messages', () => {
  test('get the numbers 1, 2, 3 … in the order in which they are stored, however many are posted at once', async () => {
    const posts = Array.from({ length: 20 }, (_, nth) => post(nth % 2 ? me : other, room.id, `Message ${nth}`))
    const numbers = (await Promise.all(posts)).map(({ number }) => number)
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, nth) => nth + 1))
    const { rows, hasOlder } = await latest()
    expect(rows.map(({ number, revision }) => [number, revision])).toEqual(rows.map((_, nth) => [nth + 1, nth + 1]))
    expect(hasOlder).toBe(false)
    expect((await me.call(readRoom, at())).lastNumber).toBe(20)
  })

  test('a message that is sent twice with its key is stored once, and everybody can read the key', async () => {
    const send = () =>
      me.call(postRoomMessage, { ...at(), headers: { 'idempotency-key': 'once-1' }, body: { text: 'Once' } })
    const sent = await Promise.all([send(), send(), send()])
    expect(new Set(sent.map(({ number }) => number))).toEqual(new Set([1]))
    expect((await latest(other)).rows).toMatchObject([{ number: 1, text: 'Once', key: 'once-1', author: 'admin' }])
    const another = { ...at(), headers: { 'idempotency-key': 'once-1' }, body: { text: 'Another' } }
    expect(await refusalOf(me.call(postRoomMessage, another))).toMatchObject({ status: 422, code: 'key-reused' })
  })

  test('are read by everybody as they were written, in any script and with emoji', async () => {
    for (const text of ['退貨 done 👍🏽', '🎉', 'Zürich – ¿ok?']) {
      expect((await post(me, room.id, text)).text).toBe(text)
      expect((await latest(other)).rows.at(-1)?.text).toBe(text)
    }
  })

  test('are read upwards page by page, without gap or double', async () => {
    for (let nth = 1; nth <= 7; nth++) await post(me, room.id, `${nth}`)
    const first = await latest(me, { limit: 3 })
    expect([textsOf(first), first.hasOlder]).toEqual([['5', '6', '7'], true])
    // A message that is posted meanwhile doesn't shift the pages.
    await post(other, room.id, '8')
    const second = await latest(me, { before: first.rows[0]?.number, limit: 3 })
    expect([textsOf(second), second.hasOlder]).toEqual([['2', '3', '4'], true])
    const third = await latest(me, { before: second.rows[0]?.number, limit: 3 })
    expect([textsOf(third), third.hasOlder]).toEqual([['1'], false])
  })

  test('a reader who was away resumes at a revision: new, deleted and restored messages, each once', async () => {
    for (const text of ['1', '2', '3']) await post(me, room.id, text)
    const { revision } = (await latest()).room
    await post(other, room.id, '4')
    await me.call(deleteRoomMessage, messageAt(2))
    await post(other, room.id, '5')
    const first = await changes(revision, 2)
    expect(first).toMatchObject({ hasMore: true, rows: [{ number: 4 }, { number: 2, text: null }] })
    const rest = await changes(first.revision)
    expect(rest).toMatchObject({ hasMore: false, rows: [{ number: 5, text: '5' }] })
    expect(await changes(rest.revision)).toEqual({ rows: [], revision: rest.revision, hasMore: false })
    await me.call(restoreRoomMessage, messageAt(2))
    expect(await changes(rest.revision)).toMatchObject({ rows: [{ number: 2, text: '2' }] })
  })

  test('a reader who resumes after a reset learns a lower revision', async () => {
    const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'reset' } })
    const mine = await app.signInAs(ADMIN)
    await mine.call(switchSandbox, { body: { sandboxId } })
    const params = { roomId: 3 }
    const { room: seeded } = await mine.call(listRoomMessages, { params, query: {} })
    await post(mine, 3)
    await mine.call(resetSandbox, { params: { sandboxId } })
    const after = seeded.revision + 1
    expect((await mine.call(listRoomChanges, { params, query: { after } })).revision).toBe(seeded.revision)
  })

  test('only their author deletes and restores them', async () => {
    await post(me, room.id)
    expect(await refusalOf(other.call(deleteRoomMessage, messageAt(1)))).toMatchObject({ code: 'not-yours' })
    await me.call(deleteRoomMessage, messageAt(1))
    expect((await latest(other)).rows).toMatchObject([{ number: 1, text: null }])
    expect(await refusalOf(me.call(deleteRoomMessage, messageAt(1)))).toMatchObject({ status: 404 })
    expect(await refusalOf(other.call(restoreRoomMessage, messageAt(1)))).toMatchObject({ code: 'not-yours' })
    await me.call(restoreRoomMessage, messageAt(1))
    expect(textsOf(await latest(other))).toEqual(['Hello'])
    expect(await refusalOf(me.call(restoreRoomMessage, messageAt(1)))).toMatchObject({ status: 404 })
    expect(await refusalOf(me.call(restoreRoomMessage, messageAt(9)))).toMatchObject({ status: 404 })
  })

  test('are limited in length, and per minute; the refusal tells the limit and when to try again', async () => {
    for (const text of ['', ' \n ', 'x'.repeat(MAX_TEXT_LENGTH + 1), 'a\u0000b'])
      expect(await refusalOf(post(me, room.id, text))).toMatchObject({ status: 400 })
    for (let nth = 0; nth < MAX_PER_MINUTE; nth++) await post(me, room.id, 'line\nline')
    const refusal = await refusalOf(post(me, room.id))
    expect(refusal).toMatchObject({ status: 429, code: 'too-many-messages', limit: MAX_PER_MINUTE })
    const { retryAfterSeconds } = refusal as unknown as { retryAfterSeconds: number }
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(retryAfterSeconds).toBeLessThanOrEqual(60)
    await post(other, room.id)
    // A refused message takes no number.
    expect((await me.call(readRoom, at())).lastNumber).toBe(MAX_PER_MINUTE + 1)
  })

  test('messages can be deleted and restored only so fast', async () => {
    const { number } = await post(me, room.id)
    const params = { roomId: room.id, number }
    await app.db.deleteFrom('throttle').execute()
    for (let nth = 0; nth < MAX_CHANGES_IN_A_ROW; nth += 2) {
      await me.call(deleteRoomMessage, { params })
      await me.call(restoreRoomMessage, { params })
    }
    expect(await refusalOf(me.call(deleteRoomMessage, { params }))).toMatchObject({
      status: 429,
      code: 'too-many-messages',
      limit: MAX_CHANGES_IN_A_ROW,
      retryAfterSeconds: 2,
    })
    await app.db.deleteFrom('throttle').execute()
  })

  test('a room keeps its latest messages', async () => {
    for (const text of ['1', '2', '3']) await post(me, room.id, text)
    await app.db
      .updateTable('room')
      .set({ last_number: MAX_MESSAGES + 1 })
      .where('id', '=', room.id)
      .execute()
    await post(me, room.id, 'much later')
    const { rows, hasOlder } = await latest()
    expect([rows.map(({ number }) => number), hasOlder]).toEqual([[3, MAX_MESSAGES + 2], false])
  })

  test('a fork and a snapshot have the room’s messages, and what is posted there stays there', async () => {
    await post(me, room.id, 'Before')
    const fork = await me.call(forkSandbox, { body: { name: 'rooms' } })
    const mine = await app.signInAs(ADMIN)
    await mine.call(switchSandbox, { body: { sandboxId: fork.id } })
    await post(mine, room.id, 'There')
    expect(textsOf(await latest(mine))).toEqual(['Before', 'There'])
    expect(textsOf(await latest(other))).toEqual(['Before'])
  })
})

describe('live', () => {
  let server: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    server = await listen(app)
  })
  afterAll(() => server.close())

  async function open(who: Me) {
    const { ticket } = await who.call(createLiveTicket)
    const socket = new WebSocket(`ws://${server.host}/ws/live`, ['strive', ticket], { origin: `http://${server.host}` })
    const heard = messagesOf(socket)
    const closed = new Promise<number>(resolve => socket.once('close', resolve))
    await expect.poll(() => heard[0]?.type).toBe('hello')
    return {
      socket,
      closed,
      sandboxId: heard[0]?.type === 'hello' ? heard[0].sandboxId : '',
      go: (place: string | null, isTyping = false) => socket.send(JSON.stringify({ type: 'at', place, isTyping })),
      changed: () => heard.flatMap(message => (message.type === 'rows' ? [[message.entity, ...message.ids]] : [])),
      people: () => heard.findLast(message => message.type === 'people')?.people,
    }
  }

  test('a message is announced to everybody in the sandbox by its room and number', async () => {
    const theirs = await open(other)
    await post(me, room.id)
    await expect.poll(theirs.changed).toContainEqual(['room-messages', `${room.id}-1`])
    theirs.socket.close()
  })

  test('a reader of a busy room who stops reading is cut, and resumes without gap or double', async () => {
    const [mine, slow] = [await open(me), await open(other)]
    slow.socket.pause()
    const { revision } = (await latest(other)).room
    for (const text of ['1', '2', '3']) await post(me, room.id, text)
    await me.call(deleteRoomMessage, messageAt(2))
    // What a very busy room announces, until it no longer fits into the buffers of the operating system.
    const ids = Array.from({ length: 300 }, () => `${room.id}-1`)
    const announce = () =>
      app.services.bus.publish({
        topic: 'rows',
        entity: 'room-messages',
        ids,
        sandboxId: mine.sandboxId,
        accountId: me.session.id,
      })
    const isCut = async () => {
      const wanted = mine.changed().length + 1_000
      for (let nth = 0; nth < 1_000; nth++) announce()
      await expect.poll(() => mine.changed().length).toBeGreaterThanOrEqual(wanted)
      return app.services.live.count('live') === 1
    }
    await expect.poll(isCut).toBe(true)
    expect(mine.socket.readyState).toBe(WebSocket.OPEN)

    slow.socket.resume()
    await slow.closed
    await post(me, room.id, '4')
    const back = await open(other)
    await post(me, room.id, '5')
    await expect.poll(() => back.changed().at(-1)?.[0]).toBe('room-messages')
    const missed = await changes(revision, 50, other)
    expect(textsOf(missed)).toEqual(['1', '3', null, '4', '5'])
    expect(missed.rows.map(({ number }) => number)).toEqual([1, 3, 2, 4, 5])
    for (const { socket } of [mine, back]) socket.close()
  })

  test('who is in a room, and who is typing, follows the connections', async () => {
    const place = `rooms/${room.id}`
    const [mine, theirs, elsewhere] = [await open(me), await open(other), await open(other)]
    mine.go(place)
    await expect.poll(mine.people).toEqual([{ account: 'admin', isTyping: false }])
    theirs.go(place, true)
    await expect.poll(mine.people).toEqual([
      { account: 'admin', isTyping: false },
      { account: 'operator', isTyping: true },
    ])
    elsewhere.go('rooms/1')
    elsewhere.socket.send('no JSON')
    elsewhere.socket.send(JSON.stringify({ type: 'at', place: '../rooms', isTyping: true }))
    theirs.go(place)
    await expect.poll(mine.people).toContainEqual({ account: 'operator', isTyping: false })
    expect(elsewhere.people()).toEqual([{ account: 'operator', isTyping: false }])
    theirs.socket.terminate()
    await expect.poll(mine.people).toEqual([{ account: 'admin', isTyping: false }])
    mine.go(null)
    mine.socket.close()
    elsewhere.socket.close()
  })
})
