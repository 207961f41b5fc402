import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import type { RoomMessage } from '#resources/rooms/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { prepend } from './room-log.ts'
import { changeLog, useRoom } from './use-room.ts'

type Listener = (ids: readonly (number | string)[] | null) => void
const live = vi.hoisted(() => ({ rows: new Map<string, Listener>(), reconnect: () => {} }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({
  onReconnect(listener: () => void) {
    live.reconnect = listener
    return () => undefined
  },
  onRows(entity: string, listener: Listener) {
    live.rows.set(entity, listener)
    return () => live.rows.delete(entity)
  },
}))

const AT = '2026-10-31T00:00:00.000Z'
const KEY = { sandboxId: 'main', roomId: 3 }
const room = (revision: number) => ({
  ...{ id: 3, name: 'A', createdBy: 'a', lastNumber: 9, revision, version: 1, updatedAt: AT },
})
const message = (number: number, revision = number, text: string | null = `${number}`): RoomMessage => ({
  ...{ roomId: 3, number, author: 'a', text, key: null, sentAt: AT, revision, version: 1, updatedAt: AT },
})

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
const asked = () => sent.map(({ path }) => path.replace('/api/rooms/3/', '').replace(/[?&]limit=\d+/, ''))
const reply = (index: number, answer: object) => act(async () => sent[index]?.reply(200, answer))
const tell = (ids: readonly (number | string)[] | null) => act(async () => live.rows.get('room-messages')?.(ids))

async function open() {
  // Rendered again only for what is read of the query.
  const { result } = renderHook(() => useRoom(KEY).query.data, { wrapper: pageAt() })
  await expect.poll(asked).toEqual(['messages'])
  await reply(0, { room: room(6), rows: [message(5), message(6)], hasOlder: true })
  const shown = () => result.current?.messages.map(({ text }) => text)
  await expect.poll(shown).toEqual(['5', '6'])
  return shown
}

test('after a live message only what has changed since is read, page after page', async () => {
  const shown = await open()
  await tell(['4-1'])
  expect(sent).toHaveLength(1)
  await tell(['3-7'])
  await expect.poll(asked).toEqual(['messages', 'changes?after=6'])
  await reply(1, { rows: [message(7), message(5, 8, null)], revision: 8, hasMore: true })
  await expect.poll(asked).toEqual(['messages', 'changes?after=6', 'changes?after=8'])
  await reply(2, { rows: [message(8, 9)], revision: 9, hasMore: false })
  await expect.poll(shown).toEqual([null, '6', '7', '8'])
  act(() => live.reconnect())
  await expect.poll(() => asked().at(-1)).toBe('changes?after=9')
})

test('an older page that comes while changes are read stays', async () => {
  const shown = await open()
  await tell(['3-7'])
  await expect.poll(asked).toHaveLength(2)
  act(() => changeLog(queryClient, KEY, log => prepend(log, { rows: [message(4)], hasOlder: false })))
  await reply(1, { rows: [message(7)], revision: 7, hasMore: false })
  await expect.poll(shown).toEqual(['4', '5', '6', '7'])
})

test.each<[string, () => Promise<void>]>([
  ['any row may have changed', () => tell(null)],
  [
    'its changes begin anew',
    async () => {
      await tell(['3-1'])
      await expect.poll(asked).toHaveLength(2)
      await reply(1, { rows: [], revision: 1, hasMore: false })
    },
  ],
])('a room is read as a whole again if %s: its sandbox was reset', async (_, reset) => {
  const shown = await open()
  await reset()
  await expect.poll(() => asked().at(-1)).toBe('messages')
  await reply(sent.length - 1, { room: room(1), rows: [message(1)], hasOlder: false })
  await expect.poll(shown).toEqual(['1'])
})
