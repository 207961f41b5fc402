import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { useReplay } from './use-replay.ts'

// Only these of a logged request are sent again.
const entry = {
  id: 1,
  method: 'POST',
  path: '/api/orders',
  requestHeaders: {},
  requestBody: '{}',
} as unknown as TrafficDetail
// And only these are read of the log.
const logged = (id: number, status = 200) => ({ id, status }) as TrafficDetail

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
})
function open(own: string | undefined = 'main') {
  const { result } = renderHook(() => useReplay(entry, own), { wrapper: pageAt() })
  return {
    now: () => result.current,
    send: (sandboxId = 'main') => act(async () => void result.current.send(sandboxId)),
  }
}
const isSent = (count: number) => expect.poll(() => held.length).toBe(count)
const reply = (index: number, status: number, answer?: object) => act(async () => held[index]?.reply(status, answer))
const idOf = (index: number) => held[index]?.headers['x-request-id']

test('a request is sent again in this sandbox, and its result is read from the log by its own id', async () => {
  const { now, send } = open()
  await send()
  await isSent(1)
  expect([held[0]?.method, held[0]?.path, now().isSending]).toEqual(['POST', '/api/orders', true])
  await reply(0, 201, {})
  await isSent(2)
  expect(held[1]?.path).toBe(`/api/traffic/${idOf(0)}`)
  await reply(1, 200, logged(9, 201))
  await expect.poll(() => now().isSending).toBe(false)
  expect([now().result, now().problem]).toEqual([logged(9, 201), null])
})

test('what the request has changed is read again by the pages that show it', async () => {
  queryClient.setQueryData(['/api/orders', {}], { rows: [] })
  const { send, now } = open()
  await send()
  await reply(0, 201, {})
  await isSent(2)
  await reply(1, 200, logged(9))
  await expect.poll(() => now().isSending).toBe(false)
  expect(queryClient.getQueryState(['/api/orders', {}])?.isInvalidated).toBe(true)
})

test('a refusal and a cut connection are results, too', async () => {
  const { send, now } = open()
  await send()
  await reply(0, 503, { code: 'unavailable' })
  await isSent(2)
  await reply(1, 200, logged(9, 503))
  await expect.poll(() => now().result?.status).toBe(503)
  await send()
  await isSent(3)
  await act(async () => held[2]?.cut())
  await isSent(4)
  await reply(3, 200, logged(10, 0))
  await expect.poll(() => now().result?.status).toBe(0)
})

test('in another sandbox, it is sent by a session of its own', async () => {
  const { send } = open()
  await send('other')
  await isSent(1)
  expect(held[0]?.body).toEqual({ sandboxId: 'other' })
  await reply(0, 201, { token: 'theirs' })
  await isSent(2)
  expect(held[1]?.headers.authorization).toBe('Bearer theirs')
})

test('without a result, the former one does not stay, and the reason is said until it is sent again', async () => {
  const { send, now } = open()
  await send()
  await reply(0, 200, {})
  await isSent(2)
  await reply(1, 200, logged(9))
  await expect.poll(() => now().result?.id).toBe(9)
  await send()
  await isSent(3)
  await reply(2, 200, {})
  await isSent(4)
  await reply(3, 404, { code: 'not-found' })
  await expect.poll(() => now().problem).not.toBeNull()
  expect([now().result, now().isSending]).toEqual([null, false])
  await send()
  expect([now().problem, now().isSending]).toEqual([null, true])
})
