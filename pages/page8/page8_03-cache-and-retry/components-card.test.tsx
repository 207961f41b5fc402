import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { ComponentsCard } from './components-card.tsx'
import { createPracticeCache } from './practice-cache.ts'

const card = (isWaiting: boolean) => (
  <>
    <ComponentsCard
      cache={createPracticeCache()}
      settings={{ stale: '5', retries: '3', every: 'off', keys: 'one' }}
      isWaiting={isWaiting}
      onClear={() => undefined}
    />
  </>
)
const showing = () => ['Mount component', 'Mount five'].map(name => screen.getByRole('button', { name }))

test('shows no component until the start of the log is known, because its requests would not be counted', () => {
  const { rerender } = render(card(true))
  for (const button of showing()) expect(button).toHaveProperty('disabled', true)
  rerender(card(false))
  for (const button of showing()) expect(button).toHaveProperty('disabled', false)
})

test('no more than ten components are shown, however they are mounted', () => {
  holdRequests()
  render(card(false))
  const [one, five] = showing()
  const shown = () => screen.queryAllByRole('listitem').length
  if (one && five) for (const button of [one, five, five]) fireEvent.click(button)
  expect(shown()).toBe(10)
  for (const button of showing()) expect(button).toHaveProperty('disabled', true)
  fireEvent.click(screen.getByRole('button', { name: 'Unmount all' }))
  expect(shown()).toBe(0)
})
