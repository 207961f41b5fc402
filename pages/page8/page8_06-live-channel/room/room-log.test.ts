import { describe, expect, test } from 'vitest'
import type { RoomMessage } from '#resources/rooms/contract.ts'
import { merge, prepend, type RoomLog } from './room-log.ts'

const AT = '2026-10-31T00:00:00.000Z'
const room = { id: 1, name: 'A', createdBy: 'a', lastNumber: 9, revision: 9, version: 1, updatedAt: AT }
const message = (number: number, revision = number, text: string | null = `${number}`): RoomMessage => ({
  roomId: 1,
  number,
  author: 'a',
  text,
  key: null,
  sentAt: AT,
  revision,
  version: 1,
  updatedAt: AT,
})
const logOf = (numbers: number[], hasOlder = true): RoomLog => ({
  room,
  messages: numbers.map(number => message(number)),
  revision: 9,
  hasOlder,
})
const shown = ({ messages }: RoomLog) => messages.map(({ number, text }) => [number, text])

describe('merging', () => {
  test('adds new messages in order, whichever way they arrive', () => {
    expect(shown(merge(logOf([5, 6]), [message(8), message(7), message(6)]))).toEqual([
      [5, '5'],
      [6, '6'],
      [7, '7'],
      [8, '8'],
    ])
  })

  test('a deletion that is read before an older state of the message stays', () => {
    const deleted = merge(logOf([5, 6]), [message(5, 10, null)])
    expect(shown(merge(deleted, [message(5)]))).toEqual([
      [5, null],
      [6, '6'],
    ])
  })

  test('a change of a message that has not been read makes no gap', () => {
    expect(shown(merge(logOf([5, 6]), [message(2, 10, null)]))).toEqual(shown(logOf([5, 6])))
    expect(shown(merge(logOf([5, 6], false), [message(4)]))[0]).toEqual([4, '4'])
  })
})

test('an older page comes before the others, and may overlap', () => {
  const log = prepend(logOf([4, 5]), { rows: [message(2), message(3), message(4)], hasOlder: false })
  expect(shown(log).map(([number]) => number)).toEqual([2, 3, 4, 5])
  expect(log.hasOlder).toBe(false)
})
