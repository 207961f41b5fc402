import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { toast } from '#client/toast/toast.ts'
import { ConfirmHost } from '#client/ui/dialog/confirm.tsx'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import type { ApiKey } from '#resources/keys/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { KeyItem } from './key-item.tsx'

const apiKey: ApiKey = {
  ...{ id: '0123456789abcdef', name: 'Shop front', ending: 'cdef', scope: 'read', origins: [], version: 1 },
  sandbox: { id: 'main', name: 'main', isDeleted: false },
  ...{ createdAt: '2026-10-31T00:00:00.000Z', expiresAt: null, usedAt: null },
}

let sent: HeldRequest[]
beforeEach(() => {
  toast.dismissAll()
  sent = holdRequests()
})

function Console() {
  const [isHere, setIsHere] = useState(true)
  return (
    <>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
        Keys
      </h1>
      {isHere ? <KeyItem apiKey={apiKey} onEdit={() => undefined} /> : <input aria-label="Search" />}
      <button type="button" onClick={() => setIsHere(false)}>
        Another page
      </button>
      <ConfirmHost />
    </>
  )
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
async function revoke() {
  render(<Console />, { wrapper: pageAt() })
  await press('Revoke: Shop front')
  await press('Revoke')
  await expect.poll(() => sent.map(({ method }) => method)).toEqual(['DELETE'])
}
const answer = () => act(async () => sent[0]?.reply(204))

test('once a key is revoked, the focus is on the heading, because its button is gone', async () => {
  await revoke()
  await answer()
  expect(document.activeElement?.textContent).toBe('Keys')
})

test('who has gone to another page while a key is being revoked keeps the focus there', async () => {
  await revoke()
  await press('Another page')
  screen.getByLabelText('Search').focus()
  await answer()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
