import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { AddDialog } from './add-dialog.tsx'
import { ClassDialog } from './class-dialog.tsx'
import { FaultDialog } from './fault-dialog.tsx'
import { HuntDialog } from './hunt-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'

const onClose = vi.fn()
const whom = { classId: 'c1', name: 'Spring', accountIds: [1] }
const spring = {
  id: 'c1',
  name: 'Spring',
  version: 1,
  language: 'en',
  endsOn: '2099-12-31',
  pages: [],
  startFrom: 'main',
}
// They read no more of a class.
const of = spring as unknown as Parameters<typeof AddDialog>[0]['of']
const dialogs = {
  'a class': {
    dialog: <ClassDialog of={null} onSaved={onClose} onClose={onClose} />,
    label: 'Name',
    send: 'Create class',
  },
  'a changed class': {
    dialog: <ClassDialog of={of} onSaved={onClose} onClose={onClose} />,
    label: 'Name',
    send: 'Save',
  },
  learners: { dialog: <AddDialog of={of} onClose={onClose} />, label: 'Account and name', send: 'Add' },
  'a message': { dialog: <MessageDialog whom={whom} onClose={onClose} />, label: 'Text', send: 'Send' },
  'a fault': { dialog: <FaultDialog whom={whom} onClose={onClose} />, label: null, send: 'Turn on' },
  'a hunt': { dialog: <HuntDialog whom={whom} onClose={onClose} />, label: null, send: 'Start hunt' },
}

let held: HeldRequest[]
beforeEach(() => {
  onClose.mockClear()
  toast.dismissAll()
  held = holdRequests()
})
const writes = () => held.filter(({ method }) => method !== 'GET')
const isSent = (count: number) => expect.poll(writes).toHaveLength(count)

async function open(name: keyof typeof dialogs) {
  const { dialog, label, send } = dialogs[name]
  render(dialog, { wrapper: pageAt() })
  if (label) fireEvent.change(screen.getByLabelText(label), { target: { value: 'ada.chen,Ada Chen' } })
  return () => fireEvent.click(screen.getByRole('button', { name: send }))
}

test.each(Object.keys(dialogs) as (keyof typeof dialogs)[])(
  'nobody knows what became of %s whose reply was lost; sent again, it has the same key',
  async name => {
    const send = await open(name)
    send()
    await isSent(1)
    await act(async () => writes()[0]?.cut())
    expect((await screen.findByRole('alert')).textContent).toContain('it’s unknown whether this was done')
    expect(onClose).not.toHaveBeenCalled()
    send()
    await isSent(2)
    const [one, other] = writes()
    expect(other?.headers['idempotency-key']).toBe(one?.headers['idempotency-key'])
  },
)

test('a learner whose account is taken is named by the line', async () => {
  const send = await open('learners')
  send()
  await isSent(1)
  const errors = [{ pointer: '/body/learners/0/account', code: 'name-taken' }]
  await act(async () => writes()[0]?.reply(422, { code: 'name-taken', errors }))
  await expect.poll(() => screen.getByLabelText('Account and name').getAttribute('aria-invalid')).toBe('true')
})

test('a class that was changed in another tab is not overwritten unseen', async () => {
  const full = {
    ...of,
    code: 'ABCDEF',
    openedAt: '2026-10-31T00:00:00.000Z',
    closedAt: null,
    updatedAt: '2026-10-31T00:00:00.000Z',
  }
  const newer = { ...full, name: 'Autumn', version: 2 }
  const { rerender } = render(<ClassDialog of={full} onSaved={onClose} onClose={onClose} />, { wrapper: pageAt() })
  rerender(<ClassDialog of={newer} onSaved={onClose} onClose={onClose} />)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  const versions = () => writes().map(({ headers }) => headers['if-match'])
  save()
  await expect.poll(versions).toEqual(['"1"'])
  await act(async () => writes()[0]?.reply(412, { code: 'stale', current: newer }))
  await expect.poll(() => useToasts.getState().toasts.at(-1)?.text).toContain('was changed in another tab')
  expect([onClose.mock.calls, screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual([[], 'Spring'])
  save()
  await expect.poll(versions).toEqual(['"1"', '"2"'])
  await act(async () => writes()[1]?.reply(200, { ...full, version: 3 }))
  await expect.poll(() => onClose.mock.calls).toEqual([['c1']])
})

test('what is saved after the dialog was closed closes no other', async () => {
  const { unmount } = render(<ClassDialog of={null} onSaved={onClose} onClose={onClose} />, { wrapper: pageAt() })
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Spring' } })
  fireEvent.click(screen.getByRole('button', { name: 'Create class' }))
  await isSent(1)
  unmount()
  const moments = { openedAt: '2026-10-31T00:00:00.000Z', updatedAt: '2026-10-31T00:00:00.000Z' }
  await act(async () => writes()[0]?.reply(201, { ...spring, ...moments, code: 'ABCDEF', closedAt: null }))
  await expect.poll(() => useToasts.getState().toasts.at(-1)?.text).toContain('Spring is ready')
  expect(onClose).not.toHaveBeenCalled()
})

test('a file that can’t be read says so, and keeps what was typed', async () => {
  await open('learners')
  const file = Object.assign(new File(['a'], 'a.csv'), { text: () => Promise.reject(new Error('It has been moved.')) })
  fireEvent.change(screen.getByLabelText('Choose CSV file', { selector: 'input' }), { target: { files: [file] } })
  expect(await screen.findByText('The file could not be read. Choose it again.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Account and name').value).toBe('ada.chen,Ada Chen')
})

test('a class ends sixty days from today, as the coach counts days', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-31T20:00:00.000Z') })
  useGlobal.setState({ time_zone: 'Asia/Taipei' })
  render(<ClassDialog of={null} onSaved={onClose} onClose={onClose} />, { wrapper: pageAt() })
  vi.useRealTimers()
  expect(screen.getByLabelText<HTMLInputElement>('Ends on').value).toBe('2026-12-31')
})
