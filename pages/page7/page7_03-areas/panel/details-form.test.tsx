import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mayLeave } from '#client/shell/leave-guard.tsx'
import type { Steps } from '#pages/page7/page7_03-areas/steps/use-steps.ts'
import type { Area } from '#resources/areas/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { DetailsForm } from './details-form.tsx'
import type { Teams } from './use-teams.ts'

// What the form shows of an area, and of teams.
const area = { id: 1, version: 1, name: { en: 'North', zh: '北區' }, teamId: null, mayOverlap: false } as Area
const teams = { options: [], nameOf: () => undefined } as Partial<Teams> as Teams

test('who leaves with details that are not saved is asked', async () => {
  holdRequests()
  render(<DetailsForm area={area} teams={teams} steps={{} as Steps} canEdit />, { wrapper: pageAt() })
  expect([asks(), await mayLeave()]).toEqual([false, true])
  const name = screen.getByLabelText('English name')
  fireEvent.change(name, { target: { value: 'Far north' } })
  expect(asks()).toBe(true)
  fireEvent.change(name, { target: { value: 'North' } })
  expect(asks()).toBe(false)
})
