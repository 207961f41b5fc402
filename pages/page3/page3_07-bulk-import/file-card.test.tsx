import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { FileCard } from './file-card.tsx'
import type { FileState } from './reading/use-reading.ts'

const onFile = vi.fn()
const card = (state: FileState) => <FileCard state={state} onFile={onFile} onCancel={() => {}} onLeave={() => {}} />
const does = (action: () => unknown) =>
  act(async () => {
    action()
    await vi.advanceTimersByTimeAsync(0)
  })

let sent: HeldRequest[]
let page: ReturnType<typeof render>
beforeEach(async () => {
  vi.useFakeTimers()
  onFile.mockClear()
  sent = holdRequests()
  page = render(card({ is: 'none' }), { wrapper: pageAt('/import') })
  await does(() => screen.getByRole('button', { name: 'Try UTF-8 file' }).click())
})
afterEach(() => vi.useRealTimers())

test('a sample is read when it has arrived', async () => {
  await does(() => sent[0]?.reply(200))
  expect(onFile).toHaveBeenCalledOnce()
})

test('a sample that arrives late does not take the place of a file that has been read meanwhile', async () => {
  // The card needs no more of it.
  page.rerender(card({ is: 'read', file: new File([''], 'own.csv') } as FileState))
  await does(() => sent[0]?.reply(200))
  expect(onFile).not.toHaveBeenCalled()
})
