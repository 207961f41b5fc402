import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Selection } from '#client/list/selection/use-selection.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import type { CancelOutcome, Order } from '#resources/orders/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { type Cancelling, useCancelling } from './use-cancelling.ts'

/** Only these fields of an order are sent. */
const ordersOf = (count: number, version = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, version })) as Order[]
const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id)
const remove = vi.fn()

let sent: HeldRequest[]
let now: Cancelling
function Page() {
  // It only removes orders from the selection.
  now = useCancelling({ remove } as unknown as Selection<Order>)
  return <ConfirmHost />
}
beforeEach(() => {
  remove.mockClear()
  toast.dismissAll()
  sent = holdRequests()
  render(<Page />)
})
const does = (action: () => unknown) => act(async () => void action())
async function cancel(orders: readonly Order[]) {
  await does(() => now.cancel(orders))
  await does(() => screen.getByRole('button', { name: /^Cancel \d+ orders?$/ }).click())
}
// What was sent is a list of orders.
const asked = () => sent.map(({ body }) => body.orders as { id: number; version: number }[])
type Refusal = CancelOutcome['refusal']
const answer = (index: number, refused: Record<number, Refusal> = {}) =>
  does(() => {
    const outcomes = asked()[index]?.map(({ id }) => ({ id, refusal: refused[id] ?? null }))
    sent[index]?.reply(200, { outcomes })
  })
const last = () => useToasts.getState().toasts.at(-1)?.text

test('orders are cancelled fifty at a time, and leave the selection as they are cancelled', async () => {
  await cancel(ordersOf(101))
  expect([asked().map(of => of.length), now.progress]).toEqual([[50], { done: 0, total: 101 }])
  await answer(0, { 50: 'order-on-its-way' })
  expect(ids(remove.mock.calls[0]?.[0])).toEqual(ids(ordersOf(49)))
  expect([asked()[1]?.[0]?.id, now.progress?.done]).toEqual([51, 50])
  await answer(1)
  await answer(2)
  expect([asked().map(of => of.length), now.progress]).toEqual([[50, 50, 1], null])
  expect([...now.refusals.keys()]).toEqual([50])
  expect(last()).toMatch(/^100 orders/)
})

test('Stop ends it after the batch that is under way, and is forgotten the next time', async () => {
  await cancel(ordersOf(101))
  await does(() => now.stop())
  await answer(0)
  expect([sent.length, now.progress]).toEqual([1, null])
  await cancel(ordersOf(51).slice(50))
  expect(ids(asked()[1] ?? [])).toEqual([51])
})

test('a batch without a reply is sent again as it was, with the same key, before the others', async () => {
  await cancel(ordersOf(60))
  await does(() => sent[0]?.cut())
  expect(now.progress).toBeNull()
  // They have been refetched, and so may have been cancelled; more are selected.
  const again = [...ordersOf(70, 2)].reverse()
  await cancel(again)
  expect(asked()[1]).toEqual(asked()[0])
  expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key'])
  await answer(1)
  expect(asked()[2]?.map(({ id, version }) => `${id} v${version}`)).toEqual(
    ids(again.slice(0, 20)).map(id => `${id} v2`),
  )
  await answer(2)
  // What has been answered is not sent again.
  await cancel(ordersOf(52, 3).slice(50))
  expect(asked()[3]?.map(({ version }) => version)).toEqual([3, 3])
})

test('nothing is sent if the operator keeps the orders', async () => {
  await does(() => now.cancel(ordersOf(2)))
  await does(() => screen.getByRole('button', { name: 'Keep orders' }).click())
  expect(sent).toEqual([])
})
