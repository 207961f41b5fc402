import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
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
