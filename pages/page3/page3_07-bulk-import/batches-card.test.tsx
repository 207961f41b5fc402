import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { listMembers } from '#resources/members/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { BatchesCard } from './batches-card.tsx'

const batch = (id: number) => ({
  ...{ id, fileName: `file-${id}.csv`, rowCount: 2, by: 'a@strive.example', undoneAt: null, version: 3 },
  ...{ createdAt: '2026-10-31T00:00:00.000Z', updatedAt: '2026-10-31T00:00:00.000Z' },
})
const members = api.query(listMembers, { query: {} })

let sent: HeldRequest[]
beforeEach(async () => {
  toast.dismissAll()
  sent = holdRequests()
  queryClient.setQueryData(members.queryKey, { rows: [], next: null, count: { value: 0, isCapped: false } })
  render(<BatchesCard canWrite />, { wrapper: pageAt() })
  await act(() => expect.poll(() => sent.length).toBe(1))
  const rows = { rows: [batch(4), batch(5)], next: null, count: { value: 2, isCapped: false } }
  await act(async () => sent[0]?.reply(200, rows))
  const button = await screen.findByRole('button', { name: /file-4\.csv/ })
  await act(async () => button.click())
})
const asked = () => sent.filter(({ method }) => method === 'POST')
const reply = (status: number, answer: object) => act(async () => asked()[0]?.reply(status, answer))
const isStale = () => queryClient.getQueryState(members.queryKey)?.isInvalidated

test('an import is undone in its version, and the members that came with it are read again', async () => {
  expect(asked().map(({ path, headers }) => [path, headers['if-match']])).toEqual([['/api/imports/4/undo', '"3"']])
  expect(screen.getByRole('button', { name: /file-5\.csv/ }).matches(':disabled')).toBe(true)
  await reply(200, { ...batch(4), undoneAt: '2026-10-31T01:00:00.000Z', version: 4 })
  await expect.poll(isStale).toBe(true)
})

test('an import that somebody else has undone says so', async () => {
  await reply(412, { code: 'stale', current: { ...batch(4), undoneAt: '2026-10-31T01:00:00.000Z' } })
  await expect.poll(() => useToasts.getState().toasts.at(-1)?.text).toContain('Somebody else already undid it.')
})
