import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FAULT_HEADER } from '#shared/platform/faults.ts'
import { type Note, type Race, SLOW_MS, useRace } from './use-race.ts'

let hook: { current: Race }
beforeEach(() => {
  hook = renderHook(() => useRace()).result
})
const now = () => hook.current
const slow = () => ({ [FAULT_HEADER]: `delay=${SLOW_MS}` })
function note(field: 'name' | 'sites' = 'name'): Note {
  let noted: Note | undefined
  act(() => {
    noted = now().note(field, 'x')
  })
  if (!noted) throw new Error('A request is noted at once.')
  return noted
}
const shown = () => now().requests.map(({ field, number, isSlow, outcome }) => [field, number, isSlow, outcome])

test('requests are numbered per field, and wait until they end', () => {
  const first = note()
  note('sites')
  note()
  expect(shown()).toEqual([
    ['name', 1, false, 'waiting'],
    ['sites', 1, false, 'waiting'],
    ['name', 2, false, 'waiting'],
  ])
  expect(now().requests[0]).toMatchObject({ endMs: null, requestId: null })
  act(() => first.answered('r1'))
  act(() => first.end('used'))
  expect(now().requests[0]).toMatchObject({ outcome: 'used', requestId: 'r1', endMs: expect.any(Number) })
  expect(now().requests[2]).toMatchObject({ outcome: 'waiting', endMs: null })
})

test('a request that was aborted ends then; one that was answered keeps the time of its answer', () => {
  const [aborted, ignored] = [note(), note()]
  act(() => aborted.end('aborted'))
  expect(now().requests[0]?.endMs).toEqual(expect.any(Number))
  act(() => ignored.answered(null))
  const { endMs } = now().requests[1] ?? {}
  act(() => ignored.end('ignored'))
  expect(now().requests[1]).toMatchObject({ endMs, outcome: 'ignored' })
})

test('every other request of a field is slow, from the moment that it is turned on', () => {
  note()
  act(() => now().slowDown(true))
  expect([note().headers, note('sites').headers, note().headers, note().headers]).toEqual([slow(), slow(), {}, slow()])
  expect(now().requests.map(({ isSlow }) => isSlow)).toEqual([false, true, true, false, true])
  act(() => now().slowDown(false))
  expect([note().headers, note().headers]).toEqual([{}, {}])
  act(() => now().slowDown(true))
  expect(note().headers).toEqual(slow())
})

test('a running request reads the protection of the moment, and each setting keeps the other', () => {
  const { protectionNow, note: noted } = now()
  act(() => now().slowDown(true))
  act(() => now().protect('none'))
  expect([protectionNow(), now().protection, now().isSlow]).toEqual(['none', 'none', true])
  act(() => now().slowDown(false))
  expect([now().protection, now().isSlow]).toEqual(['none', false])
  // Or each question would be asked anew.
  expect([now().protectionNow, now().note]).toEqual([protectionNow, noted])
})

test('the last twenty requests are shown, until the list is emptied; numbers go on', () => {
  const first = note()
  for (let count = 1; count < 20; count++) note()
  expect([now().requests.length, now().requests[0]?.number]).toEqual([20, 1])
  note()
  expect([now().requests.length, now().requests[0]?.number, now().requests.at(-1)?.number]).toEqual([20, 2, 21])
  act(() => first.end('used'))
  expect(now().requests).toHaveLength(20)
  act(() => now().empty())
  expect(now().requests).toEqual([])
  note()
  expect(shown()).toEqual([['name', 22, false, 'waiting']])
})
