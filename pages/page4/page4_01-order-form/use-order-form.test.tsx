import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { type Customer, readCustomer } from '#resources/customers/contract.ts'
import { MAX_LINES } from '#resources/orders/rules.ts'
import { type Product, readProduct } from '#resources/products/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { blankLine, type Draft, type Line } from './draft.ts'
import { type Lines, useLines } from './lines/use-lines.ts'
import { type OrderForm, useOrderForm } from './use-order-form.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const line = (productId: number, quantity: number | null = 1): Line => ({ ...blankLine(), productId, quantity })
const know = (id: number, priceCents = 10_000) =>
  queryClient.setQueryData(api.query(readProduct, { params: { productId: id } }).queryKey, {
    ...({ id, priceCents, stock: 5, sku: `S${id}`, name: { en: `Shoe ${id}`, zh: `鞋 ${id}` } } as Product),
  })

let sent: HeldRequest[]
let order: OrderForm
let lines: Lines
let page: { unmount: () => void }
const onPlaced = vi.fn()
function Page({ draft }: { draft: Draft }) {
  order = useOrderForm({ number: 1, draft, key: 'the-key' }, onPlaced)
  lines = useLines(order)
  return order.draft.lines.map((one, place) => (
    <fieldset key={one.key}>
      {(['productId', 'quantity'] as const).map(field => {
        const { value: _, ...input } = order.form.getInputProps(`lines.${place}.${field}`)
        return <input key={field} aria-label={`${field} ${place}`} {...input} onChange={() => {}} />
      })}
    </fieldset>
  ))
}
const open = (lines: Line[], more: Partial<Draft> = {}) => {
  page = render(<Page draft={{ customerId: 4, delivery: 'delivered', siteId: null, lines, ...more }} />, {
    wrapper: pageAt('/order'),
  })
}
beforeEach(() => {
  onPlaced.mockClear()
  toast.dismissAll()
  sent = holdRequests()
  for (const id of [1, 2, 3]) know(id)
  queryClient.setQueryData(api.query(readCustomer, { params: { customerId: 4 } }).queryKey, {
    ...({ id: 4, kind: 'person', name: { en: 'Lin', zh: '林' } } as Customer),
  })
})
const does = (action: () => unknown) => act(async () => void action())
const writes = () => sent.filter(({ method }) => method !== 'GET')
const reply = (index: number, answer: object = { id: 9 }, status = 201) =>
  does(() => writes()[index]?.reply(status, answer))
const place = () => does(() => order.handleSubmit())
const shown = () => order.draft.lines.map(({ productId, quantity }) => [productId, quantity])
const focused = () => document.activeElement?.getAttribute('aria-label')
const undo = () => does(() => useToasts.getState().toasts.at(-1)?.action?.onClick())
const said = () => useToasts.getState().toasts.at(-1)?.text
const errors = () => Object.keys(order.form.errors)

test('an order is placed with the prices on the screen, without blank lines, and with what was typed', async () => {
  open([line(1, 2), blankLine(), line(2)])
  expect(order.totals.subtotalCents).toBe(30_000)
  await place()
  expect(writes()[0]?.body).toEqual({
    customerId: 4,
    siteId: null,
    lines: [
      { productId: 1, quantity: 2, unitPriceCents: 10_000 },
      { productId: 2, quantity: 1, unitPriceCents: 10_000 },
    ],
    totalCents: 31_500,
  })
  expect(onPlaced).not.toHaveBeenCalled()
  await reply(0)
  expect(onPlaced.mock.calls).toEqual([[{ id: 9 }, expect.objectContaining({ customerId: 4 })]])
})

test('however often it is sent, a form creates one order, and says when it may have been created', async () => {
  open([line(1)])
  await place()
  await place()
  expect([writes().length, order.isSending]).toEqual([1, true])
  await does(() => writes()[0]?.cut())
  expect(order.mayBeDone).toBe(true)
  await place()
  expect([writes().map(({ headers }) => headers['idempotency-key']), order.mayBeDone]).toEqual([
    ['the-key', 'the-key'],
    false,
  ])
  await reply(1, { code: 'unavailable' }, 503)
  expect(order.mayBeDone).toBe(true)
  await place()
  await reply(2, { code: 'order-refused', errors: [{ pointer: '/body/lines/0/quantity', code: 'out-of-stock' }] }, 422)
  expect([order.mayBeDone, errors(), focused()]).toEqual([false, ['lines.0.quantity'], 'quantity 0'])
})

test('a line whose product has not loaded yet keeps the order back, so that it is not missing in it', async () => {
  open([line(1), line(7)])
  await place()
  expect([writes(), errors(), focused()]).toEqual([[], ['lines.1.productId'], 'productId 1'])
  await does(() => know(7))
  await act(() => expect.poll(() => order.products.has(7)).toBe(true))
  await place()
  expect(writes()[0]?.body.lines).toHaveLength(2)
})

test.each([
  ['a product that is on two lines', [line(1), line(2), line(1)], {}, ['lines.2.productId']],
  ['a line without a product', [line(1), line(0, 2)], {}, ['lines.1.productId']],
  ['a line without a quantity', [line(1, null)], {}, ['lines.0.quantity']],
  ['an order without a service point to pick it up', [line(1)], { delivery: 'picked-up' as const }, ['siteId']],
  ['an order without anything', [blankLine(), blankLine()], {}, ['lines.0.productId']],
])('%s is not sent', async (_, some, more, found) => {
  open(some, more)
  await place()
  expect([writes(), errors()]).toEqual([[], found])
})

test('two lines without a product miss it, and do not repeat each other', async () => {
  open([line(0, 2), line(0, 3)])
  await place()
  render(order.form.errors['lines.1.productId'])
  expect(screen.queryByText('Choose a product.')).not.toBeNull()
})

test('a business pays its own price, and a delivered order goes to no service point', async () => {
  queryClient.setQueryData(api.query(readCustomer, { params: { customerId: 4 } }).queryKey, {
    ...({ id: 4, kind: 'business', name: { en: 'Lin', zh: '林' } } as Customer),
  })
  open([line(1)], { siteId: 5 })
  await place()
  expect(writes()[0]?.body).toMatchObject({ siteId: null, lines: [{ unitPriceCents: 9_000 }] })
})

test('a line is added after the last one, by its button and from the last quantity; from another, the next one follows', async () => {
  open([line(1), line(2)])
  await does(() => lines.goOn(0))
  expect([focused(), shown().length]).toEqual(['productId 1', 2])
  await does(() => lines.goOn(1))
  expect([focused(), shown()]).toEqual([
    'productId 2',
    [
      [1, 1],
      [2, 1],
      [0, 1],
    ],
  ])
  await does(() => lines.add())
  expect([focused(), shown().length]).toEqual(['productId 3', 4])
})

test('a copy stands behind its line, as a line of its own', async () => {
  open([line(1, 3), line(2)])
  await does(() => lines.duplicate(0))
  expect([focused(), shown()]).toEqual([
    'productId 1',
    [
      [1, 3],
      [1, 3],
      [2, 1],
    ],
  ])
  expect(new Set(order.draft.lines.map(({ key }) => key)).size).toBe(3)
})

test('there are at most so many lines', async () => {
  open(Array.from({ length: MAX_LINES - 1 }, () => line(1)))
  await does(() => lines.add())
  expect(shown()).toHaveLength(MAX_LINES)
  await does(() => lines.add())
  await does(() => lines.duplicate(0))
  expect([shown().length, useToasts.getState().toasts.length]).toEqual([MAX_LINES, 1])
})

test.each([
  [0, 'productId 0', 'quantity 0'],
  [1, 'productId 1', 'quantity 1'],
  [2, 'productId 1', 'quantity 2'],
])('line %i that is removed passes the focus on, and comes back to its place', async (at, then, back) => {
  open([line(1, 2), line(2, 3), line(3, 4)])
  const before = shown()
  await does(() => lines.remove(at))
  expect([shown(), focused(), said()]).toEqual([before.toSpliced(at, 1), then, `“Shoe ${at + 1}” was removed.`])
  await undo()
  expect([shown(), focused()]).toEqual([before, back])
})

test('the only line leaves a blank one, which goes when the line comes back, unless it was used', async () => {
  open([line(1, 2)])
  await does(() => lines.remove(0))
  expect([shown(), focused()]).toEqual([[[0, 1]], 'productId 0'])
  await undo()
  expect(shown()).toEqual([[1, 2]])
  await does(() => lines.remove(0))
  await does(() => order.form.setFieldValue('lines.0.productId', 2))
  await undo()
  expect(shown()).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('a line that comes back when fewer are left takes the last place, with the focus', async () => {
  open([line(1), line(2), line(3)])
  await does(() => lines.remove(2))
  await does(() => order.form.setFieldValue('lines', [line(1)]))
  await undo()
  expect([shown(), focused()]).toEqual([
    [
      [1, 1],
      [3, 1],
    ],
    'quantity 1',
  ])
})

test('a blank line is removed without Undo', async () => {
  open([line(1), blankLine()])
  await does(() => lines.remove(1))
  expect([shown(), useToasts.getState().toasts.at(-1)?.action]).toEqual([[[1, 1]], undefined])
})

test('while the order is sent, no line is added to the form, because it would not be part of the order', async () => {
  open([line(1)])
  await place()
  await does(() => lines.goOn(0))
  await does(() => lines.add())
  expect(shown()).toHaveLength(1)
  page.unmount()
})
