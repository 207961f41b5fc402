import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { type Customer, readCustomer } from '#resources/customers/contract.ts'
import { type Product, readProduct } from '#resources/products/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { blankDraft, blankLine, type Draft } from './draft.ts'
import { OrderForm } from './order-form.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
  // What the form shows of them.
  queryClient.setQueryData(api.query(readProduct, { params: { productId: 1 } }).queryKey, {
    ...({ id: 1, priceCents: 10_000, stock: 5, sku: 'S1', name: { en: 'Shoe', zh: '鞋' } } as Product),
  })
  queryClient.setQueryData(api.query(readCustomer, { params: { customerId: 4 } }).queryKey, {
    ...({ id: 4, kind: 'person', name: { en: 'Lin', zh: '林' }, townshipId: '6300001' } as Customer),
  })
})
const DRAFT: Draft = { ...blankDraft(), customerId: 4, lines: [{ ...blankLine(), productId: 1 }] }
const open = (draft: Draft) =>
  render(<OrderForm sheet={{ number: 1, draft, key: 'the-key' }} onPlaced={vi.fn()} onEmpty={vi.fn()} />, {
    wrapper: pageAt('/order'),
  })
const posts = () => held.filter(({ method }) => method === 'POST')
const place = () => act(async () => screen.getByRole('button', { name: 'Place order' }).click())

test('who leaves a form with content is asked, also while the order is on its way, and when its reply was lost', async () => {
  open(DRAFT)
  expect(asks()).toBe(true)
  await place()
  await expect.poll(() => posts().length).toBe(1)
  expect(asks()).toBe(true)
  await act(async () => posts()[0]?.cut())
  await screen.findByRole('alert')
  expect(asks()).toBe(true)
})

test('who leaves a blank form is not asked', () => {
  open(blankDraft())
  expect(asks()).toBe(false)
})
