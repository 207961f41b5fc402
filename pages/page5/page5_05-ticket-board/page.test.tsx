import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import TicketBoardPage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))
// Of the pane, only that it closes, and that a comment may have been begun in it.
vi.mock('./ticket/ticket-pane.tsx', () => ({
  TicketPane({ ticketId, onClose }: { ticketId: number; onClose: () => void }) {
    const [text, setText] = useState('')
    useLeaveGuard(text !== '')
    return (
      <section aria-label={`Ticket ${ticketId}`}>
        <input aria-label="Comment" value={text} onChange={event => setText(event.currentTarget.value)} />
        <button type="button" onClick={onClose}>
          Close pane
        </button>
      </section>
    )
  },
}))
beforeEach(() => void holdRequests())

let search: string
function Console() {
  const navigate = useNavigate()
  search = useLocation().search
  return (
    <>
      <TicketBoardPage />
      <button type="button" onClick={() => void navigate('?ticket=8')}>
        Ticket 8
      </button>
      <ConfirmHost />
    </>
  )
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
function open(comment: string) {
  render(<Console />, { wrapper: pageAt('/board?ticket=7') })
  if (comment) fireEvent.change(screen.getByLabelText('Comment'), { target: { value: comment } })
}
const shown = () => screen.queryByRole('region', { name: /Ticket/ })?.getAttribute('aria-label')

test('a ticket closes, and another one opens, without a question', async () => {
  open('')
  await press('Ticket 8')
  expect([shown(), search]).toEqual(['Ticket 8', '?ticket=8'])
  await press('Close pane')
  expect([shown(), search]).toEqual([undefined, ''])
})

test.each(['Close pane', 'Ticket 8'])(
  'by “%s”, a comment that was begun is not lost without a question',
  async name => {
    open('Called')
    await press(name)
    await press('Stay')
    expect([shown(), search]).toEqual(['Ticket 7', '?ticket=7'])
    expect(screen.getByLabelText<HTMLInputElement>('Comment').value).toBe('Called')
    await press(name)
    await press('Leave')
    expect(shown()).toBe(name === 'Ticket 8' ? name : undefined)
  },
)
