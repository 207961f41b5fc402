import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { placeOf } from '#resources/rooms/rules.ts'
import { usePeople } from './use-people.ts'

type Person = { account: string; isTyping: boolean }
type Told = { place: string; people: Person[] }
const live = vi.hoisted(() => ({ tell: (_: Told) => {}, told: [] as [place: string | null, isTyping: boolean][] }))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({
  onPeople(listener: (told: Told) => void) {
    live.tell = listener
    return () => {
      live.tell = () => {}
    }
  },
  tellWhereabouts: (place: string | null, isTyping = false) => live.told.push([place, isTyping]),
}))

const [ROOM, OTHER] = [placeOf(3), placeOf(4)]
beforeEach(() => {
  live.told = []
  useGlobal.setState({ user: 'cy' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
const tell = (place: string, ...people: [account: string, isTyping?: boolean][]) =>
  act(() => live.tell({ place, people: people.map(([account, isTyping = false]) => ({ account, isTyping })) }))
const open = () => renderHook(({ roomId }) => usePeople(roomId), { initialProps: { roomId: 3 } })

test('everybody is named once, this operator first, and only others are said to be typing', () => {
  const { result } = open()
  tell(ROOM, ['dan', true], ['bo'], ['cy', true], ['bo', true], ['ann'])
  expect(result.current.people).toEqual({ here: ['cy', 'ann', 'bo', 'dan'], typing: ['bo', 'dan'] })
  // Whoever has left is not here any more.
  tell(ROOM, ['ann'])
  expect(result.current.people).toEqual({ here: ['ann'], typing: [] })
})

test('what is told of another room is not said of this one', () => {
  const { result, rerender } = open()
  tell(ROOM, ['ann'])
  tell(OTHER, ['bo'])
  expect(result.current.people.here).toEqual(['ann'])
  rerender({ roomId: 4 })
  expect(result.current.people.here).toEqual([])
  tell(OTHER, ['bo'])
  expect(result.current.people.here).toEqual(['bo'])
})

test('the others hear where this operator is, and that they have left', () => {
  const { rerender, unmount } = open()
  rerender({ roomId: 4 })
  unmount()
  expect(live.told).toEqual([
    [ROOM, false],
    [null, false],
    [OTHER, false],
    [null, false],
  ])
})

test('typing is told once, and its end three seconds after the last key', async () => {
  const { result } = open()
  for (let key = 0; key < 3; key++) {
    result.current.noteTyping()
    await pass(2999)
  }
  expect(live.told.slice(1)).toEqual([[ROOM, true]])
  await pass(1)
  expect(live.told.slice(1)).toEqual([
    [ROOM, true],
    [ROOM, false],
  ])
  result.current.noteTyping()
  expect(live.told.at(-1)).toEqual([ROOM, true])
})

test('typing ends at once when the message is sent, and with the room', async () => {
  const { result, unmount } = open()
  result.current.stopTyping()
  expect(live.told).toHaveLength(1)
  result.current.noteTyping()
  result.current.stopTyping()
  expect(live.told.at(-1)).toEqual([ROOM, false])
  result.current.noteTyping()
  unmount()
  await pass(10_000)
  expect(live.told.at(-1)).toEqual([null, false])
})
