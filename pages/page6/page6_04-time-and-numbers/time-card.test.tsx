import { act, fireEvent, render, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { useGlobal } from '#client/state/state.ts'
import { holdRequests } from '#tests/journeys/racing/held-requests.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { TimeCard } from './time-card.tsx'

let back: () => void
function Page() {
  const navigate = useNavigate()
  back = () => void navigate(-1)
  return <TimeCard />
}
beforeEach(() => {
  holdRequests()
  useGlobal.setState({ time_zone: 'Asia/Taipei' })
  render(<Page />, { wrapper: pageAt('/times?local=2026-10-31T08:00&zone=Asia/Taipei') })
})
const field = () => screen.getByLabelText<HTMLInputElement>('Local time')
const button = (name: string) => screen.getByRole('button', { name })

test('the button that sends the time keeps the focus', async () => {
  fireEvent.change(field(), { target: { value: '2026-11-01T01:30' } })
  button('Convert on server').focus()
  await act(async () => button('Convert on server').click())
  expect(document.activeElement).toBe(button('Convert on server'))
})

test('the form shows the time of an example, and after Back the one before', async () => {
  fireEvent.click(button('A day skipped in Samoa'))
  expect(field().value).toBe('2011-12-30 12:00')
  await act(async () => back())
  expect(field().value).toBe('2026-10-31 08:00')
})
