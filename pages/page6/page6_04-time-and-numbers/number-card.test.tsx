import { act, fireEvent, render, screen } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { NumberCard } from './number-card.tsx'

let go: (to: string | -1) => void
function Page() {
  const navigate = useNavigate()
  go = to => void (to === -1 ? navigate(-1) : navigate(to))
  return <NumberCard />
}
const field = () => screen.getByLabelText<HTMLInputElement>('Number')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('after Back, the field shows the number that the table shows', async () => {
  render(<Page />, { wrapper: pageAt('/times?number=5') })
  // Another time has been asked for.
  await act(async () => go('/times?number=5&zone=UTC'))
  type('7')
  type('7,5')
  expect(field().value).toBe('7,5')
  await act(async () => go(-1))
  expect(field().value).toBe('5')
})
