import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toast, useToasts } from '#client/toast/toast.ts'
import { circleAround } from '#resources/tracks/rules.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { FenceDialog } from './fence-dialog.tsx'

const SECOND = Date.parse('2026-10-30T01:00:00Z') / 1000

test('the area is where the van was when it was asked for, with the chosen radius, and Undo deletes it', async () => {
  toast.dismissAll()
  const sent = holdRequests()
  const onClose = vi.fn()
  const dialog = (lng: number, second: number) => (
    <FenceDialog plate="VAN-1" at={{ lng, lat: 24 }} second={second} onClose={onClose} />
  )
  const { rerender } = render(dialog(121, SECOND), { wrapper: pageAt() })
  const name = screen.getByLabelText<HTMLInputElement>('Name').value
  // The van drives on.
  rerender(dialog(121.5, SECOND + 600))
  fireEvent.change(screen.getByLabelText('Radius'), { target: { value: '1000' } })
  fireEvent.submit(screen.getByRole('form'))
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ name: { en: name }, polygons: [[circleAround([121, 24], 1000)]] })
  await act(async () => sent[0]?.reply(201, { id: 9, version: 4 }))
  expect(onClose).toHaveBeenCalledOnce()
  await act(async () => useToasts.getState().toasts.at(-1)?.action?.onClick())
  const undone = sent.findLast(({ method }) => method === 'DELETE')
  expect([undone?.path, undone?.headers['if-match']]).toEqual(['/api/areas/9', '"4"'])
})
