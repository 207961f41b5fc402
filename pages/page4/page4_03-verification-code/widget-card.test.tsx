import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { WidgetCard } from './widget-card.tsx'

beforeEach(() => void render(<WidgetCard />, { wrapper: pageAt('/widget') }))
const field = () => screen.getByLabelText<HTMLInputElement>('Code')
const check = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
}
const outcome = () => screen.getByRole('status').textContent

test('a wrong code is taken out of its field; the result goes with the code that it was about', () => {
  check('wrong')
  expect([outcome(), field().value]).toEqual(['Incorrect. The code is case-sensitive.', ''])
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: '6' } })
  expect(outcome()).toBe('')
})

test('without a code, the field says so, until an option changes', () => {
  check('')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(screen.getByLabelText('Length'), { target: { value: '6' } })
  expect(field().hasAttribute('aria-invalid')).toBe(false)
})
