import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '#client/api/connection.ts'
import { queryClient } from '#client/api/query.ts'
import { sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { discard, resumeOutbox, sendAgain, type Unsent, useUnsent, writeMessage } from './outbox.ts'

/** What IndexedDB holds, which the test environment lacks. */
const kept = vi.hoisted(() => ({ value: undefined as unknown }))
vi.mock('#client/session/operator-store.ts', () => ({
  operatorStore: {
    read: async () => kept.value,
    change: async (_: string, step: (before: unknown) => unknown) => (kept.value = step(kept.value)),
    clear: async () => undefined,
  },
}))

let posts: HeldRequest[]
const texts = () => posts.map(({ body }) => body.text)
const keyOf = (post: HeldRequest | undefined) => post?.headers['idempotency-key']
const unsent = () => useUnsent.getState().unsent.map(({ text, refused }) => [text, refused])

const draftOf = (text: string, sandboxId = 'main') => ({ sandboxId, roomId: 3, text })
const keptOf = (text: string, more: Partial<Unsent> = {}): Unsent => ({
  ...{ ...draftOf(text), key: `key of ${text}`, account: 'ada', writtenAt: new Date().toISOString(), refused: null },
  ...more,
})

beforeEach(() => {
  posts = holdRequests()
  kept.value = undefined
  useUnsent.setState({ unsent: [], isPaused: false })
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  // Only its sandbox is read.
  queryClient.setQueryData(sessionQuery.queryKey, { sandbox: { id: 'main' } } as never)
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
})
afterEach(async () => {
  useUnsent.setState({ unsent: [] })
  useConnection.setState({ state: 'connected' })
  await settled()
  for (const { reply } of posts) reply(404)
  await vi.advanceTimersByTimeAsync(100_000)
  vi.useRealTimers()
})
const settled = () => vi.advanceTimersByTimeAsync(0)

test('messages are sent one after the other, in the order in which they were written', async () => {
  void writeMessage(draftOf('one'))
  void writeMessage(draftOf('two'))
  await settled()
  expect(texts()).toEqual(['one'])
  posts[0]?.reply(201)
  await settled()
  expect(texts()).toEqual(['one', 'two'])
  posts[1]?.reply(201)
  await settled()
  expect([unsent(), kept.value]).toEqual([[], []])
})

test('what an earlier visit could not send goes first, and what is written while it is read is there once', async () => {
  useConnection.setState({ state: 'offline' })
  kept.value = [keptOf('of yesterday')]
  void writeMessage(draftOf('of today'))
  await settled()
  void resumeOutbox()
  await settled()
  expect(unsent()).toEqual([
    ['of yesterday', null],
    ['of today', null],
  ])
})

test('a message whose reply was lost is sent again with its key, later and later', async () => {
  void writeMessage(draftOf('one'))
  for (const [attempt, waitMs] of [1000, 2000, 4000].entries()) {
    await settled()
    expect(posts).toHaveLength(attempt + 1)
    posts[attempt]?.reply(503)
    await vi.advanceTimersByTimeAsync(waitMs - 1)
    expect(posts).toHaveLength(attempt + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(new Set(posts.map(keyOf)).size).toBe(1)
})

test('a server that asks for patience is waited for as long as it says', async () => {
  void writeMessage(draftOf('one'))
  await settled()
  posts[0]?.reply(429, { code: 'too-many-messages', retryAfterSeconds: 20 })
  await vi.advanceTimersByTimeAsync(19_999)
  expect([posts.length, useUnsent.getState().isPaused]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(1)
  expect(posts).toHaveLength(2)
})

test('a refused message stays with its reason, the next one is sent, and it goes again as a new one', async () => {
  void writeMessage(draftOf('one'))
  void writeMessage(draftOf('two'))
  await settled()
  posts[0]?.reply(404, { code: 'not-found' })
  await settled()
  expect(texts()).toEqual(['one', 'two'])
  posts[1]?.reply(201)
  await settled()
  expect(unsent()).toEqual([['one', 'not-found']])
  const [refused] = useUnsent.getState().unsent
  if (refused) void sendAgain(refused)
  await settled()
  expect(texts()).toEqual(['one', 'two', 'one'])
  expect(keyOf(posts[2])).not.toBe(keyOf(posts[0]))
  expect(unsent()).toEqual([['one', null]])
})

test.each([
  ['of another operator', { account: 'ben' }, null],
  ['of another sandbox', { sandboxId: 'lunch' }, null],
  [
    'whose key the server may have forgotten',
    { writtenAt: new Date(Date.now() - 24 * 3_600_000).toISOString() },
    'too-old',
  ],
])('a message %s is not sent', async (_, more, refused) => {
  kept.value = [keptOf('old', more)]
  void resumeOutbox()
  await settled()
  expect(posts).toEqual([])
  expect(unsent()).toEqual([['old', refused]])
})

test.each([
  ['was taken back', () => discard('key of one')],
  ['belongs to whoever was signed in before', () => useGlobal.setState({ user: 'ben' })],
  ['was sent by another window', () => (kept.value = [])],
])('a message that %s while the server was gone is not sent', async (_, change) => {
  useConnection.setState({ state: 'server-gone' })
  kept.value = [keptOf('one')]
  void resumeOutbox()
  await settled()
  void change()
  await settled()
  useConnection.setState({ state: 'connected' })
  await settled()
  expect(posts).toEqual([])
})
