import { act, render, screen } from '@testing-library/react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { OrderWithLines } from '#resources/orders/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { blankDraft, type Draft, type Sheet } from './draft.ts'
import OrderFormPage from './page.tsx'

type FormProps = {
  sheet: Sheet
  onPlaced: (order: OrderWithLines, draft: Draft) => void
  onEmpty: (draft: Draft) => void
}
let form: FormProps
// The page decides what its form begins with. The form has tests of its own.
vi.mock('./order-form.tsx', () => ({
  OrderForm: (props: FormProps) => {
    form = props
    return <p>The form</p>
  },
}))
// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const DRAFT: Draft = { ...blankDraft(), customerId: 4 }
const orderAt = (version: number, status: OrderWithLines['status'] = 'placed') =>
  ({
    ...{ id: 9, version, status, customer: { id: 4, name: { en: 'Lin', zh: '林' } }, siteId: null, lines: [] },
    ...{ placedAt: '2026-10-31T00:00:00.000Z', subtotalCents: 0, taxCents: 0, totalCents: 0 },
    cancelledAt: status === 'cancelled' ? '2026-10-31T00:00:00.000Z' : null,
    // What the page shows of an order.
  }) as unknown as OrderWithLines

let sent: HeldRequest[]
let navigate: NavigateFunction
function Shell() {
  navigate = useNavigate()
  const { search } = useLocation()
  // The page asks the browser's own address, too.
  window.history.replaceState(null, '', `/order${search}`)
  return <OrderFormPage />
}
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
  render(<Shell />, { wrapper: pageAt('/order') })
  return () => window.history.replaceState(null, '', '/')
})
const does = (action: () => unknown) => act(async () => void action())
const undo = () => does(() => useToasts.getState().toasts.at(-1)?.action?.onClick())
const said = () => useToasts.getState().toasts.at(-1)?.text
const reply = (answer: object, status = 200) =>
  does(() => sent.findLast(one => one.method === 'POST')?.reply(status, answer))
const isFormShown = () => screen.queryByText('The form') !== null
const place = () => does(() => form.onPlaced(orderAt(1), DRAFT))

test('a form that was emptied and brought back is still the same order, even if it was sent before', async () => {
  const { key, number } = form.sheet
  await does(() => form.onEmpty(DRAFT))
  expect([form.sheet.draft.customerId, form.sheet.key === key]).toEqual([0, false])
  await undo()
  expect([form.sheet.draft, form.sheet.key]).toEqual([DRAFT, key])
  // A form of its own, or the fields would keep their content.
  expect(form.sheet.number).toBe(number + 2)
})

test('an order that was placed is shown; undone at once, the form has its content again, as another order', async () => {
  const { key } = form.sheet
  await place()
  expect(isFormShown()).toBe(false)
  await undo()
  expect(sent.findLast(one => one.method === 'POST')).toMatchObject({
    path: '/api/orders/9/cancel',
    headers: { 'if-match': '"1"' },
  })
  await reply(orderAt(2, 'cancelled'))
  expect([isFormShown(), form.sheet.draft, form.sheet.key === key]).toEqual([true, DRAFT, false])
  expect(said()).toMatch(/cancelled/i)
})

test('an order that is cancelled after the next one was begun does not touch that one', async () => {
  await place()
  await does(() => navigate('/order'))
  const next = form.sheet
  await undo()
  await reply(orderAt(2, 'cancelled'))
  expect([isFormShown(), form.sheet]).toEqual([true, next])
})

test('an order that could not be cancelled stays on the screen', async () => {
  await place()
  await undo()
  await reply({ code: 'stale', current: orderAt(3, 'packed') }, 412)
  expect([isFormShown(), useToasts.getState().toasts.at(-1)?.tone]).toEqual([false, 'bad'])
})
