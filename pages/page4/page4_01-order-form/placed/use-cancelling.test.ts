import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { type OrderWithLines, readOrder } from '#resources/orders/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { useCancelling } from './use-cancelling.ts'

// What cancelling needs of an order.
const orderAt = (version: number, status: OrderWithLines['status'] = 'placed') =>
  ({ id: 9, version, status }) as OrderWithLines

let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useCancelling> }
const onCancelled = vi.fn()
beforeEach(() => {
  onCancelled.mockClear()
  toast.dismissAll()
  sent = holdRequests()
  hook = renderHook(() => useCancelling(onCancelled)).result
})
const does = (action: () => unknown) => act(async () => void action())
const cancel = (version: number) => does(() => hook.current.cancel(orderAt(version)))
const reply = (index: number, answer: object = {}, status = 200) => does(() => sent[index]?.reply(status, answer))
const shown = () => queryClient.getQueryData(api.query(readOrder, { params: { orderId: 9 } }).queryKey)
const last = () => useToasts.getState().toasts.at(-1)

test('an order is cancelled in the version on the screen, and shown as it is then', async () => {
  await cancel(2)
  expect([sent[0]?.path, sent[0]?.headers['if-match'], hook.current.isBusy]).toEqual([
    '/api/orders/9/cancel',
    '"2"',
    true,
  ])
  await reply(0, orderAt(3, 'cancelled'))
  expect([shown()?.version, onCancelled.mock.calls.length, last()?.tone]).toEqual([3, 1, 'good'])
})

test('after a lost reply the order is cancelled already, which is what was wanted', async () => {
  await cancel(2)
  await does(() => sent[0]?.cut())
  expect([last()?.tone, last()?.text.includes('could not be cancelled'), onCancelled.mock.calls]).toEqual([
    'bad',
    false,
    [],
  ])
  await cancel(2)
  await reply(sent.length - 1, { code: 'stale', current: orderAt(3, 'cancelled') }, 412)
  expect([shown()?.version, onCancelled.mock.calls.length, last()?.tone]).toEqual([3, 1, 'good'])
})

test.each([
  ['somebody else has packed', { code: 'stale', current: orderAt(3, 'packed') }, 412],
  ['is on its way', { code: 'order-on-its-way' }, 422],
])('an order that %s is not cancelled, and the page says so', async (_, answer, status) => {
  await cancel(2)
  await reply(0, answer, status)
  expect([last()?.tone, last()?.text.includes('9'), onCancelled.mock.calls, shown()]).toEqual([
    'bad',
    true,
    [],
    undefined,
  ])
})
