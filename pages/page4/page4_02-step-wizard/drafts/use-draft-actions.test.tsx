import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { CheckedDraft } from '#resources/repair-drafts/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { draftQuery, isOwnVersion } from './drafts.ts'
import { useDraftActions } from './use-draft-actions.ts'

const ID = '00000000000000aa'
const draftAt = (version: number, more: Partial<CheckedDraft> = {}): CheckedDraft => ({
  ...{ id: ID, version, ticketId: null, customer: null, product: null, damage: null, handover: null, errors: [] },
  ...{ names: { customer: null, product: null, site: null }, updatedAt: '2026-10-31T00:00:00.000Z' },
  createdAt: '2026-10-31T00:00:00.000Z',
  progress: { customer: 'open', product: 'open', damage: 'open', handover: 'open' },
  ...more,
})

let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useDraftActions> }
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
  hook = renderHook(() => useDraftActions()).result
})
const now = () => hook.current
const does = (action: () => unknown) => act(async () => void action())
const reply = (index: number, answer: object = {}, status = 200) => does(() => sent[index]?.reply(status, answer))
const asked = () => sent.map(({ method, path, headers }) => [method, path.replace(ID, 'id'), headers['if-match']])
const toasts = () => useToasts.getState().toasts
const said = () => toasts().at(-1)?.text
const undo = () => does(() => toasts().at(-1)?.action?.onClick())
const shown = () => queryClient.getQueryData(draftQuery(ID).queryKey)

test('a new draft is known at once; a refusal gives none', async () => {
  let begun: CheckedDraft | null | undefined
  const begin = () =>
    does(async () => {
      begun = await now().begin()
    })
  await begin()
  expect([asked(), now().isBusy]).toEqual([[['POST', '/api/repair-drafts', undefined]], true])
  await reply(0, draftAt(1), 201)
  expect([begun?.id, shown()?.version]).toEqual([ID, 1])
  await begin()
  await reply(1, { code: 'limit-reached' }, 422)
  expect([begun, said()]).toEqual([null, expect.stringMatching(/^This could not be done\. /)])
})

test('a draft that is deleted twice at once is deleted once, and Undo brings it back', async () => {
  await does(() => now().remove(draftAt(1)))
  await does(() => now().remove(draftAt(1)))
  await reply(0, {}, 204)
  expect([sent.length, said(), toasts()[0]?.action?.label]).toEqual([1, 'The draft was deleted.', 'Undo'])
  await undo()
  expect(asked()[1]).toEqual(['POST', '/api/repair-drafts/id/restore', undefined])
  await reply(1, draftAt(3))
  expect([said(), shown()?.version]).toEqual(['The draft was restored.', 3])
  // Restored, it can be deleted again.
  await does(() => now().remove(draftAt(3)))
  expect(sent).toHaveLength(3)
})

test('a draft is submitted in its version, and withdrawn in the version of the submission', async () => {
  await does(() => now().submit(draftAt(4)))
  expect(asked()).toEqual([['POST', '/api/repair-drafts/id/submission', '"4"']])
  const closed = draftAt(5, { ticketId: 77 })
  await reply(0, closed, 201)
  expect([said(), shown()?.ticketId, isOwnVersion(closed)]).toEqual(['Submitted as ticket 77.', 77, true])
  await undo()
  expect(asked()[1]).toEqual(['DELETE', '/api/repair-drafts/id/submission', '"5"'])
  await reply(1, draftAt(6))
  expect([said(), shown()?.ticketId]).toEqual([expect.stringMatching(/^The request was withdrawn\./), null])
})

test('a draft that another window has submitted counts as submitted; one that it has changed does not', async () => {
  await does(() => now().submit(draftAt(4)))
  await reply(0, { code: 'stale', current: draftAt(5, { ticketId: 77 }) }, 412)
  expect([said(), toasts()[0]?.action]).toEqual(['This draft was submitted in another window.', undefined])
  let error: unknown
  await does(() =>
    now()
      .submit(draftAt(4))
      .catch(thrown => {
        error = thrown
      }),
  )
  await reply(1, { code: 'stale', current: draftAt(5) }, 412)
  expect(error).toMatchObject({ code: 'stale' })
})

test('a refused withdrawal says why, and the draft stays submitted', async () => {
  await does(() => now().withdraw(draftAt(5, { ticketId: 77 })))
  await reply(0, { code: 'ticket-touched' }, 422)
  expect([said(), shown()]).toEqual([expect.stringMatching(/^This could not be done\. /), undefined])
})
