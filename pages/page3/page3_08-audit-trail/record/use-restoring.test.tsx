import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { translateInto } from '#client/i18n/i18n.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { messages } from '#pages/page3/page3_08-audit-trail/messages.ts'
import type { AuditDetail } from '#resources/audit/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import type { Speech } from './describe.ts'
import { useRestoring } from './use-restoring.ts'

const speech: Speech = {
  t: (key, values) => translateInto('en', messages, key, values),
  language: 'en',
  sandboxName: id => id,
  teamName: id => `Team ${id}`,
  formatDay: day => day,
  formatTime: time => time,
}
const rowOf = (job: string, email: string) => ({ id: 7, job, email, name: { en: 'Lin', zh: '林' } })
const record = (more: Partial<AuditDetail> = {}): AuditDetail => ({
  ...{
    id: 21,
    account: 'strive',
    entity: 'members',
    rowId: '7',
    title: { en: 'Member', zh: '成員' },
    action: 'update',
  },
  ...{ label: { en: 'Lin', zh: '林' }, at: '10:00', fields: ['job'], version: 4, endpoint: 'PATCH /api/members/7' },
  ...{ requestId: 'r1', canRestore: true, obstacle: null, undoObstacle: null },
  ...{ before: rowOf('clerk', 'a@b.example'), after: rowOf('driver', 'c@d.example') },
  current: { version: 9, isDeleted: false, row: rowOf('manager', 'c@d.example') },
  ...more,
})

let sent: HeldRequest[]
let restoring: ReturnType<typeof useRestoring>
let pane: { rerender: (shown: React.ReactNode) => void }
const onRestored = vi.fn()
function Pane() {
  restoring = useRestoring(speech, onRestored)
  return restoring.failure && <p role="alert">{restoring.failure}</p>
}
beforeEach(() => {
  onRestored.mockClear()
  toast.dismissAll()
  sent = holdRequests()
  pane = render(
    <>
      <Pane />
      <ConfirmHost />
    </>,
    { wrapper: pageAt('/audit') },
  )
})
const does = (action: () => unknown) => act(async () => void action())
const showOther = () => does(() => pane.rerender(<ConfirmHost />))
const restore = (of = record()) => does(() => restoring.restore(of))
const answer = (name: string) => does(() => screen.getByRole('button', { name }).click())
const reply = (index: number, body: object, status = 200) => does(() => sent[index]?.reply(status, body))
const asked = () => sent.map(({ path, headers }) => [path, headers['if-match']])
const toasts = () => useToasts.getState().toasts
const undo = () => does(() => toasts()[0]?.action?.onClick())

test('a version is restored when the operator has seen which fields change, and Undo restores the one before', async () => {
  await restore()
  expect(screen.getByRole('dialog').textContent).toContain('Restore Lin as of 10:00?')
  expect(screen.getByRole('dialog').textContent).toMatch(/\bJob\b(?!, E-mail)/)
  expect(sent).toEqual([])
  await answer('Restore')
  expect([asked(), restoring.isBusy]).toEqual([[['/api/audit/21/restore?side=after', '"9"']], true])
  await reply(0, record({ id: 30, version: 10 }), 201)
  expect(toasts()[0]?.text).toBe('Lin was restored as version 10.')
  expect(onRestored).toHaveBeenCalledOnce()
  await undo()
  expect(asked()[1]).toEqual(['/api/audit/30/restore?side=before', '"10"'])
  await reply(1, record({ id: 31, version: 11 }), 201)
  expect(toasts()[0]?.text).toBe('The restore of Lin was undone, as version 11.')
})

test('a deletion restores what was there before, and Undo deletes it again', async () => {
  await restore(record({ after: null, current: { version: 5, isDeleted: true, row: rowOf('clerk', 'a@b.example') } }))
  expect(screen.getByRole('dialog').textContent).toContain('restored with its earlier content')
  await answer('Restore')
  await reply(0, record({ id: 30, version: 6, before: null }), 201)
  await undo()
  await reply(1, record({ id: 31, version: 7 }), 201)
  expect(toasts()[0]?.text).toBe('Lin was deleted again.')
})

test('without a yes, and without a row to restore, nothing is sent', async () => {
  await restore(record({ current: null }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await restore()
  await answer('Cancel')
  expect(sent).toEqual([])
})

test('a refusal is explained in the pane, and nowhere else', async () => {
  await restore()
  await answer('Restore')
  await reply(0, { code: 'last-manager' }, 422)
  expect(screen.getByRole('alert').textContent).toBe('Not restored. The team would have no manager.')
  expect([toasts(), onRestored.mock.calls]).toEqual([[], []])
})

test('a response that is lost is not called a refusal', async () => {
  await restore()
  await answer('Restore')
  await does(() => sent[0]?.cut())
  expect(screen.getByRole('alert').textContent).not.toContain('Not restored')
})

test('who looks at another record meanwhile stays there, and hears of a refusal', async () => {
  await restore()
  await answer('Restore')
  await showOther()
  await reply(0, { code: 'stale' }, 412)
  expect([toasts()[0]?.tone, toasts()[0]?.text]).toEqual(['bad', expect.stringContaining('Not restored. ')])
})

test('a restore that ends after the operator has gone on closes nothing, and can be undone', async () => {
  await restore()
  await answer('Restore')
  await showOther()
  await reply(0, record({ id: 30, version: 10 }), 201)
  expect([onRestored.mock.calls, toasts()[0]?.action?.label]).toEqual([[], 'Undo'])
})

test('an Undo that is refused says why', async () => {
  await restore()
  await answer('Restore')
  await reply(0, record({ id: 30, version: 10 }), 201)
  await undo()
  await reply(1, { code: 'stale' }, 412)
  expect(toasts()[0]?.text).toMatch(/^Not restored\. /)
})
