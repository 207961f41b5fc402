import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { readSavedRequest, type SavedRequest, type Step } from '#resources/saved-requests/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { SavedForm } from './saved-form.tsx'
import { useSavedForm } from './use-saved-form.ts'

const NO_VALUES = { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '' }
const step = (operation: string): Step => ({ operation, values: NO_VALUES, takes: [], assertions: [] })
const saved = (version: number, more: Partial<SavedRequest> = {}): SavedRequest => ({
  ...{ id: 'a1', name: 'Sign in', steps: [step('listOrders')], version, updatedAt: '2026-10-31T00:00:00.000Z' },
  ...more,
})
const { queryKey } = api.query(readSavedRequest, { params: { savedRequestId: 'a1' } })

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
})
const writes = () => held.filter(({ method }) => method === 'PATCH')
const asked = () => writes().map(({ headers, body }) => [headers['if-match'], Object.keys(body)])
const reply = (status: number, answer: object) => act(async () => writes().at(-1)?.reply(status, answer))
const last = () => useToasts.getState().toasts.at(-1)?.text

function open() {
  const { result, rerender } = renderHook(({ of }) => useSavedForm(of), {
    wrapper: pageAt(),
    initialProps: { of: saved(3) },
  })
  return {
    now: () => result.current,
    name: (name: string) => act(() => result.current.form.setFieldValue('name', name)),
    submit: async () => {
      const count = writes().length
      await act(async () => result.current.handleSubmit())
      await expect.poll(() => writes().length).toBe(count + 1)
    },
    receive: (of: SavedRequest) => act(async () => rerender({ of })),
  }
}

test('only what was changed is sent, and what is read next is what was saved', async () => {
  const { now, name, submit } = open()
  name('Log in')
  await submit()
  expect(asked()).toEqual([['"3"', ['name']]])
  await reply(200, saved(4, { name: 'Log in' }))
  expect([now().isDirty, last(), queryClient.getQueryData(queryKey)]).toEqual([
    false,
    '“Log in” was saved.',
    saved(4, { name: 'Log in' }),
  ])
})

test('steps that somebody else has changed are kept and named', async () => {
  const { now, name, submit } = open()
  name('Log in')
  await submit()
  const theirs = [step('listOrders'), step('listMembers')]
  await reply(412, { code: 'stale', current: saved(7, { steps: theirs }) })
  await expect.poll(asked).toEqual([
    ['"3"', ['name']],
    ['"7"', ['name']],
  ])
  await reply(200, saved(8, { name: 'Log in', steps: theirs }))
  expect([now().form.values.steps.length, last()]).toEqual([2, expect.stringContaining('Steps')])
})

test('if both have changed the name, the operator chooses; without a choice nothing is sent', async () => {
  const { now, name, submit } = open()
  name('Log in')
  await submit()
  await reply(412, { code: 'stale', current: saved(7, { name: 'Enter' }) })
  await expect.poll(() => now().question?.sides.theirs.name).toBe('Enter')
  await act(async () => now().question?.answer(null))
  expect([writes().length, now().form.values.name, now().isDirty, last()]).toEqual([1, 'Log in', true, undefined])
})

test('discarding brings back what is saved by now', async () => {
  const { now, name, receive } = open()
  await receive(saved(4, { name: 'Theirs' }))
  name('Mine')
  act(() => now().discard())
  expect([now().form.values.name, now().isDirty]).toEqual(['Theirs', false])
})

test('the focus goes with a step that is moved, so that the same key moves it on, and not the other one back', async () => {
  const steps = ['readOrder', 'listOrders', 'readMember'].map(step)
  render(<SavedForm saved={saved(3, { steps })} operations={[]} isGone={false} />, { wrapper: pageAt() })
  const order = () => screen.getAllByRole('heading', { level: 3 }).map(heading => heading.textContent?.trim())
  const focused = () => document.activeElement?.getAttribute('aria-label')
  const press = () => act(async () => void fireEvent.click(document.activeElement ?? document.body))
  act(() => screen.getByRole('button', { name: 'Move step 3 up' }).focus())
  await press()
  expect([order(), focused()]).toEqual([['readOrder', 'readMember', 'listOrders'], 'Move step 2 up'])
  await press()
  expect([order(), focused()]).toEqual([['readMember', 'readOrder', 'listOrders'], 'Move step 1 down'])
})

test('who leaves a saved request with changes that are not saved is asked', () => {
  const { now, name } = open()
  expect(asks()).toBe(false)
  name('Log in')
  expect(asks()).toBe(true)
  act(() => now().discard())
  expect(asks()).toBe(false)
})
