import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import type { TicketComment } from '#resources/ticket-comments/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { TicketComments } from './ticket-comments.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const comment: TicketComment = {
  ...{ id: 1, ticketId: 5, author: 'ada', text: 'Called', version: 1 },
  ...{ createdAt: '2026-10-31T00:00:00.000Z', updatedAt: '2026-10-31T00:00:00.000Z' },
}

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
  useGlobal.setState({ user: 'ada' })
})

/** Until the comment is being deleted, with the focus on the pressed button. */
async function remove() {
  render(<TicketComments ticketId={5} canWrite />, { wrapper: pageAt() })
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, { rows: [comment] }))
  const button = await screen.findByRole('button', { name: 'Delete comment' })
  button.focus()
  await act(async () => void fireEvent.click(button))
  await expect.poll(() => held.at(-1)?.method).toBe('DELETE')
}
const answer = () => act(async () => held.find(({ method }) => method === 'DELETE')?.reply(204))

test('once a comment is deleted, the focus is on the heading, because its button is gone', async () => {
  await remove()
  await answer()
  expect(document.activeElement?.textContent).toBe('Comments')
})

test('who writes while a comment is being deleted goes on writing', async () => {
  await remove()
  const field = screen.getByRole('textbox')
  field.focus()
  await answer()
  expect(document.activeElement).toBe(field)
})

test('the keys that send a comment, held a little longer, don’t ask for another one', async () => {
  render(<TicketComments ticketId={5} canWrite />, { wrapper: pageAt() })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  fireEvent.change(field, { target: { value: 'Called' } })
  const press = (repeat: boolean) =>
    act(async () => void fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, repeat }))
  await press(false)
  await expect.poll(() => held.at(-1)?.method).toBe('POST')
  await act(async () => held.at(-1)?.reply(201, comment))
  await expect.poll(() => field.value).toBe('')
  await press(true)
  expect(field.getAttribute('aria-invalid')).toBeNull()
})
