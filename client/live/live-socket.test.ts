import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLOSED, type LiveMessage, liveSocket } from '#resources/live/contract.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { openSocket } from './live-socket.ts'

type Made = {
  address: () => string
  reconnects: (event: { code: number }) => boolean
  said: string[]
  isClosed: boolean
}
type Fake = EventTarget & Made & { readyState: number }
const sockets = vi.hoisted(() => [] as Fake[])
// Instead of a network: it opens, is lost and speaks when the test says so.
vi.mock('partysocket/ws', () => ({
  default: class extends EventTarget {
    readyState: number = WebSocket.CONNECTING
    said: string[] = []
    isClosed = false
    reconnects: (event: { code: number }) => boolean
    address: () => string
    constructor(address: () => string, _: unknown, options: { shouldReconnectOnClose: Made['reconnects'] }) {
      super()
      this.address = address
      this.reconnects = options.shouldReconnectOnClose
      sockets.push(this)
    }
    send(text: string) {
      this.said.push(text)
    }
    close() {
      this.isClosed = true
    }
  },
}))

const told = { onOpen: vi.fn(), onMessage: vi.fn(), onLost: vi.fn(), onRefused: vi.fn() }
beforeEach(() => {
  holdRequests()
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
  sockets.length = 0
})
async function open() {
  const live = openSocket({ socket: liveSocket, first: { since: '1f0c9a3e-17' }, ...told })
  await expect.poll(() => sockets.length).toBe(1)
  const [socket] = sockets as [Fake]
  const hear = (message: LiveMessage | { type: 'of a newer server' }) =>
    socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  const end = (code: number) => socket.dispatchEvent(Object.assign(new Event('close'), { code, reason: '' }))
  return { live, socket, hear, end, query: () => new URL(socket.address()).search }
}
const hello = (seq: number): LiveMessage => ({
  type: 'hello',
  connection: 'c',
  seq,
  sandboxId: 'main',
  permissions: [],
})
const line = (seq: number): LiveMessage => ({
  ...{ type: 'login', seq },
  login: {
    ...{ id: seq, outcome: 'signed-in', reason: null, user: 'ada', email: 'ada@strive.example', level: 'normal' },
    ...{ loginTime: '2026-11-20T00:00:00.000Z', address: '', agent: '' },
  },
})

test('a new connection resumes after the last message that arrived, and not after a later greeting', async () => {
  const { hear, query } = await open()
  expect(query()).toBe('?since=1f0c9a3e-17')
  hear(hello(10))
  expect(query()).toBe('?after=10')
  hear(line(12))
  hear(line(11))
  expect(query()).toBe('?after=12')
  // The messages up to 20 are still to be sent again.
  hear(hello(20))
  expect(query()).toBe('?after=12')
})

test.each([
  [CLOSED.sessionEnded, 'refused'],
  [CLOSED.notPermitted, 'refused'],
  [CLOSED.stopping, 'lost'],
  [1006, 'lost'],
])('a socket that is closed with %i is %s', async (code, how) => {
  const { socket, end } = await open()
  end(code)
  expect([told.onRefused.mock.calls, told.onLost.mock.calls.length]).toEqual(how === 'lost' ? [[], 1] : [[[code]], 0])
  expect(socket.reconnects({ code })).toBe(how === 'lost')
})

test('a socket that this console closes is not lost, and says nothing before it is open', async () => {
  const { live, socket, end } = await open()
  live.send('too early')
  socket.readyState = WebSocket.OPEN
  live.send('heard')
  expect(socket.said).toEqual(['heard'])
  live.close()
  end(1000)
  socket.dispatchEvent(new Event('error'))
  expect([socket.isClosed, told.onLost.mock.calls, told.onRefused.mock.calls]).toEqual([true, [], []])
})

test('a message of a newer server is passed on as it is', async () => {
  const { hear } = await open()
  hear({ type: 'of a newer server' })
  expect(told.onMessage.mock.calls).toEqual([[{ type: 'of a newer server' }, null]])
})
