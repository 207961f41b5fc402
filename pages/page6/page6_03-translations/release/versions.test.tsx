import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import type { ListedRelease } from '#resources/translations/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { Versions } from './versions.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const release = (number: number): ListedRelease => ({
  ...{ number, note: '', restores: null, changes: 1, by: 'ada', publishedAt: '2026-10-31T00:00:00.000Z' },
})

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
})
const writes = () => held.filter(({ method }) => method !== 'GET')
const asked = () => writes().map(({ path }) => path.replace('/api/translations/releases/', ''))
const reply = (status: number, answer: object) => act(async () => writes().at(-1)?.reply(status, answer))
const last = () => useToasts.getState().toasts.at(-1)

async function rollBack() {
  render(<Versions canWrite />, { wrapper: pageAt() })
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, { rows: [release(2), release(1)] }))
  fireEvent.click(await screen.findByRole('button', { name: 'Roll back to version 1' }))
  await expect.poll(asked).toEqual(['1/rollback?from=2'])
}

test('Undo returns to the version before, from the one that rolling back has made', async () => {
  await rollBack()
  await reply(201, { ...release(3), restores: 1, changes: [] })
  await act(async () => last()?.action?.onClick())
  await expect.poll(asked).toEqual(['1/rollback?from=2', '2/rollback?from=3'])
  await reply(412, { code: 'stale', current: { number: 4 } })
  expect(last()).toMatchObject({ text: 'Version 4 has been published since, so nothing was rolled back.', tone: 'bad' })
})

test('a version that somebody has published before the press is not taken back unseen', async () => {
  await rollBack()
  await reply(412, { code: 'stale', current: { number: 3 } })
  expect([last()?.text, last()?.action]).toEqual([
    'Version 3 has been published since, so nothing was rolled back.',
    undefined,
  ])
})
