import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ColorField } from './color-field.tsx'

function Accent({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState('#ff0000')
  return (
    <ColorField
      label="Accent"
      value={value}
      onChange={next => {
        onValue(next)
        setValue(next)
      }}
    />
  )
}

test('a color is typed, or mixed; black keeps the hue that was set before', () => {
  const onValue = vi.fn()
  render(<Accent onValue={onValue} />)
  const input = screen.getByLabelText<HTMLInputElement>('Accent')
  fireEvent.change(input, { target: { value: '0f0' } })
  expect(onValue).toHaveBeenLastCalledWith('#00ff00')
  fireEvent.blur(input)
  expect(input.value).toBe('#00ff00')
  // What means nothing is passed on for a schema to refuse, without spaces around it.
  fireEvent.change(input, { target: { value: ' lime ' } })
  expect([onValue.mock.lastCall, input.value]).toEqual([['lime'], ' lime '])
  fireEvent.change(input, { target: { value: '#0f0' } })
  fireEvent.click(screen.getByRole('button', { name: 'Open color picker' }))
  const slide = (name: string, value: number) =>
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } })
  slide('Lightness', 0)
  expect(onValue).toHaveBeenLastCalledWith('#000000')
  slide('Lightness', 50)
  expect(onValue).toHaveBeenLastCalledWith('#00ff00')
  slide('Hue', 240)
  expect(input.value).toBe('#0000ff')
})

test('says what a color looks like', () => {
  render(<Accent onValue={() => {}} />)
  const input = screen.getByLabelText('Accent')
  fireEvent.change(input, { target: { value: 'red' } })
  fireEvent.blur(input)
  expect(screen.getByText('Enter it like #3f51c7.')).toBeDefined()
})
