import { useIsFetching } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { type ListedFloorPlan, listFloorPlans } from '#resources/floor-plans/contract.ts'
import { MAX_PLANS } from '#resources/floor-plans/rules.ts'
import { Problem } from '#shared/errors.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import UndoHistoryPage from './page.tsx'

// Instead of a socket, and of the open plan.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))
const openPlan = vi.hoisted(() => vi.fn((_: number) => new Promise(() => undefined)))
vi.mock('./document/open-plan.ts', () => ({ openPlan }))

const plan = (id: number, version = 1): ListedFloorPlan => ({
  ...{ id, name: `Shop ${id}`, shapeCount: 0, base: 1, version, updatedAt: '2026-10-31T00:00:00.000Z' },
})

let held: HeldRequest[]
let where: string
/** The list is being read, and the page has been rendered since. */
let isReading: boolean
function Page() {
  const { pathname, search } = useLocation()
  where = pathname + search
  isReading = useIsFetching({ queryKey: [listFloorPlans.path] }) > 0
  return <UndoHistoryPage />
}
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
  useGlobal.setState({ permissions: ['floor-plans:read', 'floor-plans:write'] })
})
const writes = () => held.filter(({ method }) => method !== 'GET')
const isSent = (count: number) => expect.poll(() => writes().length).toBe(count)
const reply = (index: number, status: number, answer?: object) =>
  act(async () => writes()[index]?.reply(status, answer))
const answerList = async (...rows: ListedFloorPlan[]) => {
  await act(async () => held.findLast(({ method }) => method === 'GET')?.reply(200, { rows, next: null }))
  await expect
    .poll(() => screen.queryAllByRole('option').map(one => one.textContent))
    .toEqual(rows.map(one => one.name))
}
async function open(address: string) {
  render(<Page />, { wrapper: pageAt(address) })
  await expect.poll(() => held.length).toBe(1)
  await answerList(plan(1), plan(2), plan(3, 8))
}
const choose = (id: number) => fireEvent.change(screen.getByLabelText('Floor plan'), { target: { value: String(id) } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pick = (name: string) => {
  press('Manage plans')
  press(name)
}
const last = () => useToasts.getState().toasts.at(-1)
const shown = () => screen.getByLabelText<HTMLSelectElement>('Floor plan').value

test('after a plan was deleted, the first one is shown; Undo brings it back, and shows it', async () => {
  await open('/plans?plan=3')
  pick('Delete plan')
  await isSent(1)
  expect(writes()[0]).toMatchObject({ path: expect.stringMatching(/\/3$/), headers: { 'if-match': '"8"' } })
  await reply(0, 204)
  expect([where, last()?.text]).toEqual(['/plans', '“Shop 3” was deleted.'])
  await answerList(plan(1), plan(2))
  expect(shown()).toBe('1')
  await act(async () => last()?.action?.onClick())
  await isSent(2)
  await reply(1, 200, plan(3, 10))
  expect(where).toBe('/plans?plan=3')
})

test('who has opened another plan while one was being deleted stays with it', async () => {
  await open('/plans?plan=3')
  pick('Delete plan')
  await isSent(1)
  choose(2)
  await reply(0, 204)
  await answerList(plan(1), plan(2))
  expect([where, shown()]).toEqual(['/plans?plan=2', '2'])
})

test('a plan that somebody else has changed is not deleted, and stays', async () => {
  await open('/plans?plan=3')
  pick('Delete plan')
  await isSent(1)
  await reply(0, 412, { code: 'stale', current: plan(3, 9) })
  expect([where, last()?.action]).toEqual(['/plans?plan=3', undefined])
})

test('a new plan is shown once it exists, under the name without spaces around it', async () => {
  await open('/plans?plan=3')
  pick('New plan')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Shop 4 ' } })
  press('Create')
  await isSent(1)
  expect(writes()[0]?.body).toEqual({ name: 'Shop 4', shapes: [] })
  await reply(0, 201, plan(4))
  expect(where).toBe('/plans?plan=4')
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('no more plans are created than there may be', async () => {
  render(<Page />, { wrapper: pageAt('/plans') })
  await expect.poll(() => held.length).toBe(1)
  const rows = Array.from({ length: MAX_PLANS }, (_, at) => plan(at + 1))
  await answerList(...rows.slice(1))
  press('Manage plans')
  const isDisabled = () => screen.getByRole<HTMLButtonElement>('button', { name: 'New plan' }).disabled
  expect(isDisabled()).toBe(false)
  await act(async () => void queryClient.invalidateQueries())
  await expect.poll(() => held.length).toBe(2)
  await answerList(...rows)
  expect(isDisabled()).toBe(true)
})

const receiveList = async (...rows: ListedFloorPlan[]) => {
  const count = held.length
  await act(async () => void queryClient.invalidateQueries())
  await expect.poll(() => held.length).toBeGreaterThan(count)
  await answerList(...rows)
  // Also if no name has changed.
  const isReading = () => queryClient.isFetching({ queryKey: [listFloorPlans.path] })
  await act(() => vi.waitFor(() => expect(isReading()).toBe(0)))
}
const rename = (name: string) => {
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: name } })
  press('Save')
}

test('a plan that somebody deletes while it is being renamed passes its new name to no other plan', async () => {
  await open('/plans?plan=3')
  pick('Rename plan')
  await receiveList(plan(1), plan(2))
  rename('Shop C')
  await isSent(1)
  expect(writes()[0]).toMatchObject({ path: expect.stringMatching(/\/3$/), headers: { 'if-match': '"8"' } })
})

test('steps of others don’t hinder a new name, but their name is not overwritten unseen', async () => {
  await open('/plans?plan=3')
  pick('Rename plan')
  await receiveList(plan(1), plan(2), plan(3, 9))
  rename('Shop C')
  await isSent(1)
  await reply(0, 422, { code: 'invalid-input', errors: [{ pointer: '/body/name', code: 'taken' }] })
  await receiveList(plan(1), plan(2), { ...plan(3, 10), name: 'Theirs' })
  rename('Shop D')
  await isSent(2)
  expect(writes().map(({ headers }) => headers['if-match'])).toEqual(['"9"', '"8"'])
})

test('a name that conflicts with another one is kept, and overwrites it once that has been seen', async () => {
  await open('/plans?plan=3')
  pick('Rename plan')
  rename('Mine')
  await isSent(1)
  await reply(0, 412, { code: 'stale', current: { ...plan(3, 9), name: 'Theirs' } })
  expect(last()?.text).toMatch(/^Somebody has renamed it to “Theirs” since/)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine')
  press('Save')
  await isSent(2)
  expect(writes()[1]).toMatchObject({ headers: { 'if-match': '"9"' }, body: { name: 'Mine' } })
  await reply(1, 200, plan(3, 10))
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('whoever has closed the dialog does not get it back when their name conflicts with another one', async () => {
  await open('/plans?plan=3')
  pick('Rename plan')
  rename('Mine')
  await isSent(1)
  press('Cancel')
  await reply(0, 412, { code: 'stale', current: { ...plan(3, 9), name: 'Theirs' } })
  expect([screen.queryByLabelText('Name'), last()?.tone]).toEqual([null, 'warn'])
})

test('an example does not take the place of a plan that was opened while it was being created', async () => {
  await open('/plans?plan=3')
  pick('New plan with 500 shapes')
  await isSent(1)
  choose(2)
  await reply(0, 201, { ...plan(4), name: 'Example shop' })
  expect([where, last()?.text]).toEqual(['/plans?plan=2', '“Example shop” was created.'])
})

test('after somebody else has deleted the open plan, a list that is read again does not open it once more', async () => {
  onTestFinished(() => void openPlan.mockReset())
  const gone = new Problem({ type: 'about:blank', title: '', status: 404, code: 'not-found' })
  openPlan.mockImplementation(id => (id === 3 ? Promise.reject(gone) : new Promise(() => undefined)))
  await open('/plans?plan=3')
  await receiveList(plan(1), plan(2))
  expect([shown(), openPlan.mock.lastCall]).toEqual(['1', [1]])
  openPlan.mockClear()
  await act(async () => void queryClient.invalidateQueries())
  await expect.poll(() => isReading).toBe(true)
  expect([shown(), openPlan.mock.calls]).toEqual(['1', []])
})
