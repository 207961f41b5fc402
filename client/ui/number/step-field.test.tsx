import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { StepField } from './step-field.tsx'

function Quantity() {
  const [value, setValue] = useState<number | null>(2)
  return <StepField label="Quantity" min={1} max={4} value={value} onChange={setValue} />
}

test('buttons and arrow keys count, within the limits; a text that is no number starts at the least', () => {
  render(<Quantity />)
  const input = screen.getByLabelText<HTMLInputElement>('Quantity')
  const [less, more] = ['Less', 'More'].map(name => screen.getByRole<HTMLButtonElement>('button', { name }))
  fireEvent.click(more as HTMLElement)
  expect(input.value).toBe('3')
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  fireEvent.keyDown(input, { key: 'ArrowUp' })
  expect([input.value, more?.disabled]).toEqual(['4', true])
  fireEvent.change(input, { target: { value: 'some' } })
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect([input.value, less?.disabled]).toEqual(['1', true])
})
