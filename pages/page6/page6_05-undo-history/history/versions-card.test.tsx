import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast, useToasts } from '#client/toast/toast.ts'
import { createDocument } from '#pages/page6/page6_05-undo-history/document/plan-document.ts'
import { createEditor, EditorContext } from '#pages/page6/page6_05-undo-history/editor.ts'
import type { PlanVersion } from '#resources/plan-versions/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { VersionsCard } from './versions-card.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const AT = '2026-10-31T00:00:00.000Z'
const versionNamed = (name: string, id: number, version = 1): PlanVersion => ({
  ...{ id, planId: 7, name, shapeCount: 1, step: 4, by: 'ben', savedAt: AT, version, updatedAt: AT },
})

let held: HeldRequest[]
const writes = () => held.filter(({ method }) => method !== 'GET')
const isSent = (count: number) => expect.poll(() => writes().length).toBe(count)
const reply = (status: number, answer?: object) => act(async () => writes().at(-1)?.reply(status, answer))
beforeEach(async () => {
  toast.dismissAll()
  held = holdRequests()
  queryClient.clear()
  useGlobal.setState({ isLogin: true, user: 'ada', token: 'a token' })
  sessionStorage.clear()
  const plan = { id: 7, name: 'A shop', shapeCount: 0, base: 1, version: 9, updatedAt: AT }
  const editor = createEditor(createDocument('plan 7', { plan, steps: [], shapes: new Map(), pending: [] }), true)
  render(
    <EditorContext value={editor}>
      <VersionsCard />
    </EditorContext>,
    { wrapper: pageAt() },
  )
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, { rows: [versionNamed('Spring', 5)], next: null }))
})
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

test('a name that conflicts with another one is kept, and overwrites it once that has been seen', async () => {
  await press('Rename “Spring”')
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Mine' } })
  await press('Save')
  await isSent(1)
  await reply(412, { code: 'stale', current: versionNamed('Theirs', 5, 2) })
  expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^Somebody has renamed it to “Theirs” since/)
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine')
  await press('Save')
  await isSent(2)
  expect(writes()[1]).toMatchObject({ headers: { 'if-match': '"2"' }, body: { name: 'Mine' } })
})
