import { expect, test } from 'vitest'
import { FAULT_HEADER } from '#shared/platform/faults.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { sendChange, type Way } from './send-change.ts'

const READ = { number: 20, array: [10, 20], version: 4 }
const NEXT = { number: 21, array: [10, 20] }
const STEP = { target: 'number', by: 1 } as const

/** What is sent: the method, the version that it must match, and the body. */
function sent(way: Way, step?: typeof STEP, fault?: string) {
  const held = holdRequests()
  void sendChange(way, READ, { next: NEXT, ...(step && { step }) }, fault)
  const [request] = held
  return [request?.method, request?.headers['if-match'], request?.body, request?.headers[FAULT_HEADER]]
}

test('PUT overwrites whatever is there, If-Match only what was read, and a step adds to what is there', () => {
  expect(sent('put', STEP)).toEqual(['PUT', undefined, NEXT, undefined])
  expect(sent('match', STEP)).toEqual(['PUT', '"4"', NEXT, undefined])
  expect(sent('step', STEP)).toEqual(['POST', undefined, STEP, undefined])
})

test('a list with a counter more or less is no step, so it only replaces the version that was read', () => {
  expect(sent('step')).toEqual(['PUT', '"4"', NEXT, undefined])
  expect(sent('put')).toEqual(['PUT', undefined, NEXT, undefined])
})

test('a fault goes with the request, whatever the way', () => {
  for (const way of ['put', 'match', 'step'] as const) expect(sent(way, STEP, 'delay=500').at(-1)).toBe('delay=500')
})
