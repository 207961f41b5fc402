import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { CurrentPage } from '#client/router/current-page.ts'
import { linkTo } from '#client/router/links.ts'
import { pages } from '#client/router/router.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { blankValues } from '#pages/page8/page8_01-api-practice/request/values.ts'
import type { SavedRequest } from '#resources/saved-requests/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { SaveDialog } from './save-dialog.tsx'
import { stepOf } from './steps.ts'

const BASE = linkTo('page8_01')
const here = pages.find(({ path }) => path === BASE) ?? null
const operation: Operation = {
  ...{ id: 'listOrders', resource: 'orders', resourceTitle: { en: '', zh: '' }, method: 'GET', path: '/api/orders' },
  ...{ summary: { en: '', zh: '' }, needs: '', isPublic: false, params: null, query: null, headers: null, body: null },
  ...{ replies: {}, live: null },
}
const saved = (version: number, count = 1): SavedRequest => ({
  ...{ id: 'a1', name: 'Orders', version, updatedAt: '2026-10-31T00:00:00.000Z' },
  steps: Array.from({ length: count }, () => stepOf(operation, blankValues(operation))),
})

let held: HeldRequest[]
let where: string
const onClose = vi.fn()
function Page({ isOpen }: { isOpen: boolean }) {
  const { pathname, search } = useLocation()
  where = pathname + search
  return isOpen && <SaveDialog {...{ operation, onClose }} values={blankValues(operation)} />
}
let close: () => void
beforeEach(() => {
  onClose.mockClear()
  toast.dismissAll()
  held = holdRequests()
  const page = (isOpen: boolean) => (
    <CurrentPage value={here}>
      <Page isOpen={isOpen} />
    </CurrentPage>
  )
  const { rerender } = render(page(true), { wrapper: pageAt(`${BASE}/orders/listOrders`) })
  close = () => rerender(page(false))
})
const writes = () => held.filter(({ method }) => method !== 'GET')
const isSent = (count: number) => expect.poll(() => writes().length).toBe(count)
const reply = (request: HeldRequest | undefined, status: number, answer: object) =>
  act(async () => request?.reply(status, answer))
const last = () => useToasts.getState().toasts.at(-1)?.text
async function save() {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Orders' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await isSent(1)
}

test('a request that was saved is opened, in the list of saved requests', async () => {
  await save()
  expect(writes()[0]?.body).toEqual({ name: 'Orders', steps: saved(1).steps })
  await reply(writes()[0], 201, saved(1))
  expect([where, onClose.mock.calls.length, last()]).toEqual([`${BASE}/saved/a1?list=saved`, 1, '“Orders” was saved.'])
})

test('whoever has closed the dialog meanwhile stays where they are, and reads that it is saved', async () => {
  await save()
  close()
  await reply(writes()[0], 201, saved(1))
  expect([where, onClose.mock.calls, last()]).toEqual([`${BASE}/orders/listOrders`, [], '“Orders” was saved.'])
})

test('a step is added to what is there by then', async () => {
  const list = () => held.find(({ path }) => path.endsWith('saved-requests'))
  await expect.poll(list).toBeDefined()
  const { steps: _, ...summary } = saved(1)
  await reply(list(), 200, { rows: [{ ...summary, operations: ['listOrders'] }] })
  fireEvent.click(await screen.findByRole('button', { name: 'Add as next step' }))
  const reading = () => held.find(({ path }) => path.endsWith('saved-requests/a1'))
  await expect.poll(reading).toBeDefined()
  // A second press meanwhile would add it twice.
  expect(screen.getByRole('button', { name: 'Add as next step' })).toHaveProperty('disabled', true)
  await reply(reading(), 200, saved(4))
  await isSent(1)
  await reply(writes()[0], 412, { code: 'stale', current: saved(5, 2) })
  await isSent(2)
  expect([writes()[1]?.headers['if-match'], writes()[1]?.body]).toEqual(['"5"', { steps: saved(6, 3).steps }])
  await reply(writes()[1], 200, saved(6, 3))
  expect(where).toBe(`${BASE}/saved/a1?list=saved`)
})
