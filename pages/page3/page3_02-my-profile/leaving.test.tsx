import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#client/api/query.ts'
import { profileQuery } from '#client/session/profile.ts'
import { sessionQuery } from '#client/session/session.ts'
import type { Profile } from '#resources/profile/contract.ts'
import { asks } from '#tests/journeys/racing/asks.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { PasswordCard } from './password-card.tsx'
import { ProfileCard } from './profile-card.tsx'

// What the form shows of a profile.
const profile = {
  ...{ version: 3, account: 'lin', name: 'Lin', age: 30, email: 'lin@strive.example', address: 'Hualien' },
  ...{ timeZone: 'Asia/Taipei', updatedAt: '2026-10-31T00:00:00.000Z' },
} as Profile

let sent: HeldRequest[]
beforeEach(() => {
  sent = holdRequests()
  queryClient.setQueryData(profileQuery.queryKey, profile)
  // The card reads only this of a session.
  queryClient.setQueryData(sessionQuery.queryKey, { hasDemoPassword: false } as never)
})
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

test('who leaves details that are not saved is asked, unless they are discarded', () => {
  render(<ProfileCard />, { wrapper: pageAt() })
  expect(asks()).toBe(false)
  type('Name', 'Lin Mei')
  expect(asks()).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(asks()).toBe(false)
})

test('who leaves a password that is not saved is asked; once it is saved, nothing of it stays', async () => {
  render(<PasswordCard />, { wrapper: pageAt() })
  expect(asks()).toBe(false)
  const fields = ['Current password', 'New password', 'Confirm new password']
  for (const [at, text] of ['654321', 'correct horse', 'correct horse'].entries()) type(fields[at] ?? '', text)
  expect(asks()).toBe(true)
  await act(async () => void fireEvent.submit(screen.getByRole('form')))
  await act(async () => sent.find(({ method }) => method !== 'GET')?.reply(204))
  expect([asks(), ...fields.map(label => field(label).value)]).toEqual([false, '', '', ''])
})
