import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PAGE_HEADING_ID } from '#client/ui/page-head.tsx'
import { showFaults } from '#practice/client/faults/faults.ts'
import { createFault } from '#resources/faults/contract.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import FaultLabPage from './page.tsx'

// Instead of a socket.
vi.mock('#client/live/live.ts', () => ({ onRows: () => () => undefined }))

let held: HeldRequest[]
beforeEach(() => {
  held = holdRequests()
  showFaults({ rules: [], held: 0 })
  render(
    <>
      <h1 id={PAGE_HEADING_ID} tabIndex={-1}>
        Fault Lab
      </h1>
      <FaultLabPage />
    </>,
    { wrapper: pageAt('/fault-lab') },
  )
})
const creation = () => held.find(({ method, path }) => method === 'POST' && path === createFault.path)

test('after a rule was added, the focus is on the heading, because its form has given way to an empty one', async () => {
  const field = screen.getByLabelText<HTMLInputElement>('Path')
  field.focus()
  // As with Enter.
  await act(async () => void fireEvent.submit(field))
  await expect.poll(creation).toBeDefined()
  await act(async () => creation()?.reply(201, {}))
  await expect.poll(() => document.activeElement?.textContent).toBe('Fault Lab')
})
