import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { type Learner, type ListedClass, readClassProgress } from '#resources/classes/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { Learners } from './learners.tsx'
import type { ClassState } from './search-params.ts'
import type { useClassActions } from './use-class-actions.ts'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const RAISED_AT = '2026-10-31T00:00:00.000Z'
const learner = (accountId: number, name: string, handAt: string | null): Learner => ({
  ...{ accountId, account: `a${accountId}`, name, state: 'ready', joinedAt: RAISED_AT, handAt, page: null },
  ...{ seenAt: null, solved: 0, stuckOn: null, stuckSince: null, cells: [], hunt: null },
})
// The page needs only these of a class.
const of = { id: 'c1', name: 'Spring', code: 'ABCDEF', learners: 3, waiting: 0, failed: 0, fault: null } as ListedClass
// Those with a raised hand.
const state: ClassState = { sort: 'name', isAnonymous: false, show: 'hand' }
const { queryKey } = api.query(readClassProgress, { params: { classId: 'c1' } })
const show = (...learners: Learner[]) => act(() => void queryClient.setQueryData(queryKey, { tasks: [], learners }))

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
})
const writes = () => sent.filter(({ method }) => method !== 'GET')

test('a message reaches those who were selected, also if they leave the filtered rows while it is written', async () => {
  queryClient.setQueryData(queryKey, { tasks: [], learners: [] })
  render(
    <Learners
      of={of}
      state={state}
      onChange={() => {}}
      head={null}
      actions={{} as ReturnType<typeof useClassActions>}
    />,
    {
      wrapper: pageAt('/class'),
    },
  )
  show(learner(1, 'Ada', RAISED_AT), learner(2, 'Bo', null), learner(3, 'Chen', RAISED_AT))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Ada' }))
  fireEvent.click(screen.getByRole('button', { name: 'Message' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Well done' } })
  // Ada lowers her hand.
  show(learner(1, 'Ada', null), learner(2, 'Bo', null), learner(3, 'Chen', RAISED_AT))
  await expect.poll(() => screen.queryByRole('checkbox', { name: 'Select Ada' })).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Send' }))
  await expect.poll(() => writes().map(({ body }) => body.accountIds)).toEqual([[1]])
})

const onChange = vi.fn()
const open = (shown: ClassState) =>
  render(
    <Learners
      of={of}
      state={shown}
      onChange={onChange}
      head={null}
      actions={{} as ReturnType<typeof useClassActions>}
    />,
    { wrapper: pageAt('/class') },
  )

test('a link that no learner matches leads back to all of them', async () => {
  queryClient.setQueryData(queryKey, { tasks: [], learners: [learner(1, 'Ada', null)] })
  open({ sort: 'name', isAnonymous: false, page: 'page9_99' })
  const empty = within((await screen.findByText('No learners match these filters')).closest('section') as HTMLElement)
  fireEvent.click(empty.getByRole('button', { name: 'Reset filters' }))
  expect(onChange.mock.calls).toEqual([[{ q: undefined, show: undefined, page: undefined }]])
})

test('a class that nobody has joined names its code, whatever is filtered', async () => {
  queryClient.setQueryData(queryKey, { tasks: [], learners: [] })
  open(state)
  expect(await screen.findByText('Give learners the code ABCDEF, or the link.')).toBeTruthy()
})
