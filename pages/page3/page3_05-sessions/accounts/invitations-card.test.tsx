import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '#client/toast/toast.ts'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import type { Invitation } from '#resources/invitations/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { InvitationsCard } from './invitations-card.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

const invitation: Invitation = {
  ...{ id: 4, note: 'Ben', state: 'open', role: null, invitedBy: 'ada', usedBy: null },
  ...{ createdAt: '2026-10-31T00:00:00.000Z', expiresAt: '2026-11-07T00:00:00.000Z' },
}

let held: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  held = holdRequests()
})

function Console() {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
        Sessions
      </h1>
      {isHere ? <InvitationsCard /> : <input aria-label="Search" />}
      <button type="button" onClick={() => setIsHere(false)}>
        Another page
      </button>
    </>
  )
}
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button))
async function withdraw() {
  render(<Console />, { wrapper: pageAt() })
  await expect.poll(() => held.length).toBe(1)
  await act(async () => held[0]?.reply(200, { rows: [invitation], next: null, count: { value: 1, isCapped: false } }))
  await press(await screen.findByRole('button', { name: /Withdraw/ }))
  await expect.poll(() => writes().length).toBe(1)
}
const writes = () => held.filter(({ method }) => method !== 'GET')
const answer = () => act(async () => writes()[0]?.reply(204))

test('once an invitation is withdrawn, the focus is on the heading, because its button is gone', async () => {
  await withdraw()
  await answer()
  expect(document.activeElement?.textContent).toBe('Sessions')
})

test('who has gone to another page while an invitation is being withdrawn keeps the focus there', async () => {
  await withdraw()
  await press(screen.getByRole('button', { name: 'Another page' }))
  screen.getByLabelText('Search').focus()
  await answer()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
