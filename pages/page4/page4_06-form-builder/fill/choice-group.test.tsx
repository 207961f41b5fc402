import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { CheckGroup, RadioGroup } from './choice-group.tsx'

const OPTIONS = ['Tent', 'Stove', 'Lamp'].map(label => ({ value: label.toLowerCase(), label }))
const press = (label: string) => fireEvent.click(screen.getByLabelText(label))

test('choices are in the order of the options, whatever order they were made in', () => {
  const made: string[][] = []
  function Question() {
    const [value, setValue] = useState<string[]>([])
    const handleChange = (next: string[]) => {
      made.push(next)
      setValue(next)
    }
    return <CheckGroup label="What do you have?" options={OPTIONS} value={value} onChange={handleChange} />
  }
  render(<Question />)
  for (const label of ['Lamp', 'Tent', 'Stove', 'Tent']) press(label)
  expect(made).toEqual([['lamp'], ['tent', 'lamp'], ['tent', 'stove', 'lamp'], ['stove', 'lamp']])
})

test('one choice can be taken back only where an answer is optional', () => {
  const onChange = vi.fn()
  const show = (isOptional: boolean) => (
    <RadioGroup label="Which one?" options={OPTIONS} value="tent" isOptional={isOptional} onChange={onChange} />
  )
  const { rerender } = render(show(false))
  expect(screen.getAllByRole('radio')).toHaveLength(3)
  rerender(show(true))
  press('No answer')
  press('Lamp')
  expect(onChange.mock.calls).toEqual([[null], ['lamp']])
})
