import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { followTopic } from '#client/api/topics.ts'
import { useGlobal, useMap, useProfile } from '#client/state/state.ts'
import { channelSocket, type LiveMessage, liveSocket } from '#resources/live/contract.ts'
import { onPeople, onReconnect, onRows, openLive, tellWhereabouts, useConnection } from './live.ts'
import type { openSocket } from './live-socket.ts'

type Options = Parameters<typeof openSocket>[0]
type Socket = Options & { said: string[]; isClosed: boolean }
const sockets = vi.hoisted(() => [] as Socket[])
// Instead of a network.
vi.mock('./live-socket.ts', () => ({
  openSocket(options: Options) {
    const socket: Socket = { ...options, said: [], isClosed: false }
    sockets.push(socket)
    return {
      send: (text: string) => socket.said.push(text),
      reconnect: () => undefined,
      close: () => {
        socket.isClosed = true
      },
    }
  },
}))
// Records are stored in IndexedDB, which the test environment lacks.
vi.mock('#client/session/login-record.ts', () => ({ recordLogin: async () => {}, sendKeptLogins: async () => {} }))

const socketOf = (declared: Options['socket']) => sockets.findLast(({ socket }) => socket === declared)
const hear = (message: LiveMessage) => socketOf(liveSocket)?.onMessage(message, message)
const hello = (more: object = {}) =>
  hear({ type: 'hello', connection: 'c', seq: 1, sandboxId: 'main', permissions: [], ...more })

let reads: Record<string, number>
let stops: (() => void)[]
beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  reads = { '/api/members': 0, '/api/traffic': 0 }
  followTopic('traffic', '/api/traffic')
  stops = Object.keys(reads).map(path =>
    new QueryObserver(queryClient, {
      queryKey: [path],
      queryFn: async () => (reads[path] = (reads[path] ?? 0) + 1),
    }).subscribe(() => undefined),
  )
  await expect.poll(() => Object.values(reads)).toEqual([1, 1])
  stops.push(openLive())
})
afterEach(() => {
  for (const stop of stops) stop()
  sockets.length = 0
  tellWhereabouts(null)
  useGlobal.setState({ permissions: [] })
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a socket that was lost and is open again is told where this console is, if it is anywhere', () => {
  const live = socketOf(liveSocket)
  live?.onOpen()
  expect(live?.said).toEqual([])
  tellWhereabouts('rooms/3', true)
  live?.onLost()
  live?.onOpen()
  const there = { type: 'at', place: 'rooms/3', isTyping: true }
  expect(live?.said.map(text => JSON.parse(text))).toEqual([there, there])
  tellWhereabouts(null)
  live?.onOpen()
  expect(live?.said).toHaveLength(3)
})

test('the first greeting reads only what may be outdated again, and a later one, after a cut however short, everything', async () => {
  const [reconnected, told] = [vi.fn(), vi.fn()]
  stops.push(onReconnect(reconnected), onRows('teams', told))
  hello({ hasNews: false })
  await expect.poll(() => reads).toEqual({ '/api/members': 1, '/api/traffic': 2 })
  expect([reconnected.mock.calls, told.mock.calls]).toEqual([[], []])
  hello({ hasNews: true })
  expect([reconnected.mock.calls.length, told.mock.calls]).toEqual([1, [[null]]])
  await expect.poll(() => reads['/api/traffic']).toBe(3)
})

test('after an outage, everything is read once, and not again with the greeting', async () => {
  useProfile.setState({ login: true })
  hello({ hasNews: false })
  await expect.poll(() => reads).toEqual({ '/api/members': 1, '/api/traffic': 2 })
  useConnection.setState({ state: 'server-gone' })
  socketOf(liveSocket)?.onOpen()
  hello()
  await queryClient.refetchQueries({ predicate: ({ state }) => state.data === undefined })
  expect(reads).toEqual({ '/api/members': 2, '/api/traffic': 3 })
  // It was lost for a moment; members follow no topic here.
  hello()
  await expect.poll(() => reads).toEqual({ '/api/members': 2, '/api/traffic': 4 })
  useProfile.setState({ login: false })
})

test.each([{ hasNews: true }, {}])(
  'a first greeting with %j reads again what follows topics, and tells of any row',
  async news => {
    const told = vi.fn()
    stops.push(onRows('teams', told))
    hello(news)
    expect(told.mock.calls).toEqual([[null]])
    await expect.poll(() => reads['/api/traffic']).toBe(2)
  },
)

test('listeners hear of their entities, of a sandbox that was replaced, and of nothing once they have stopped', () => {
  const [told, people] = [vi.fn(), vi.fn()]
  const stop = onRows(['teams', 'members'], told)
  stops.push(onPeople(people))
  const rows = (entity: string, ids: number[]) => hear({ type: 'rows', entity, ids })
  rows('teams', [1])
  rows('orders', [2])
  rows('members', [3])
  rows('sandboxes', [4])
  expect(told.mock.calls).toEqual([[[1]], [[3]], [null]])
  stop()
  rows('teams', [5])
  expect(told).toHaveBeenCalledTimes(3)
  hear({ type: 'people', place: 'rooms/3', people: [] })
  expect(people).toHaveBeenCalledOnce()
})

test('S-WS-1: the channel is open while it is permitted, and answers with the state, without the token', () => {
  expect(socketOf(channelSocket)).toBeUndefined()
  useGlobal.setState({ permissions: ['channel:use'], token: 'a secret', user: 'ada' })
  useMap.setState({ markers: [{ id: 'm', name: 'here', lng: 1, lat: 2 }] })
  const channel = socketOf(channelSocket)
  channel?.onMessage({ any: 'thing' }, null)
  const [answer = ''] = channel?.said ?? []
  expect(JSON.parse(answer)).toMatchObject({
    websocketData: { any: 'thing' },
    globalData: { user: 'ada' },
    mapData: [{ id: 'm' }],
  })
  expect(answer).not.toContain('a secret')
  useGlobal.setState({ permissions: [], token: null })
  expect(channel?.isClosed).toBe(true)
})

test('S-WS-2: the channel is opened anew if it is permitted again', () => {
  useGlobal.setState({ permissions: ['channel:use'] })
  const first = socketOf(channelSocket)
  first?.onOpen()
  useGlobal.setState({ permissions: [] })
  expect([first?.isClosed, useProfile.getState().isWebSocketOpen]).toEqual([true, false])
  useGlobal.setState({ permissions: ['channel:use'] })
  const next = socketOf(channelSocket)
  expect([next === first, next?.isClosed]).toEqual([false, false])
})
