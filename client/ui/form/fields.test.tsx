import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SearchField } from './search-field.tsx'
import { TextField } from './text-field.tsx'

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const type = (text: string) => fireEvent.change(document.activeElement as Element, { target: { value: text } })

test('a field is connected with its label and its help, which an error replaces', () => {
  const { rerender } = render(<TextField label="Name" help="As others see it" />)
  const input = screen.getByLabelText('Name')
  const noteOf = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent
  expect(noteOf()).toBe('As others see it')
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  rerender(<TextField label="Name" help="As others see it" error="Needed" />)
  expect(noteOf()).toBe('Needed')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText('As others see it')).toBeNull()
})

function Age({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(30)
  return (
    <>
      <NumberField
        label="Age"
        value={value}
        onChange={next => {
          setValue(next)
          onChange(next)
        }}
      />
      <button type="button" onClick={() => setValue(41)}>
        Discard
      </button>
    </>
  )
}

test.each([
  ['33', 33],
  [' 7 ', 7],
  ['３３', 33],
  ['', null],
  ['1.5', 1.5],
  ['old', Number.NaN],
])('a number typed as %j is %j, and the text stays as typed', (text, value) => {
  const onChange = vi.fn()
  render(<Age onChange={onChange} />)
  const input = screen.getByLabelText<HTMLInputElement>('Age')
  input.focus()
  type(text)
  expect(onChange).toHaveBeenLastCalledWith(value)
  expect(input.value).toBe(text)
  fireEvent.click(screen.getByText('Discard'))
  expect(input.value).toBe('41')
})

test('a button shows the password and hides it again', () => {
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  const toggle = screen.getByRole('button', { name: 'Show password' })
  expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  fireEvent.click(toggle)
  expect([input.type, toggle.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  fireEvent.click(toggle)
  expect(input.type).toBe('password')
})

const CITIES = ['Berlin', 'Taipei', 'Tokyo', 'Toronto'].map(label => ({ value: label.toLowerCase(), label }))

function showCities(onChange = vi.fn()) {
  const options = vi.fn(() => CITIES)
  render(<SearchField label="City" value="taipei" valueLabel="Taipei" onChange={onChange} options={options} />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' })
  input.focus()
  const names = () => screen.queryAllByRole('option').map(option => option.textContent)
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { input, options, onChange, names, active }
}

test('a closed search field renders no list, and opens at the chosen option', () => {
  const { input, options, names, active } = showCities()
  expect([input.value, input.getAttribute('aria-expanded')]).toEqual(['Taipei', 'false'])
  expect(options).not.toHaveBeenCalled()
  press('ArrowDown')
  expect(input.getAttribute('aria-expanded')).toBe('true')
  expect(names()).toHaveLength(4)
  expect(active()).toBe('Taipei')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Taipei')
})

test('typing filters, arrow keys move, Enter chooses, and Escape chooses nothing', () => {
  const { input, onChange, names, active } = showCities()
  type('to')
  expect(names()).toEqual(['Tokyo', 'Toronto'])
  press('ArrowDown')
  press('ArrowDown')
  expect(active()).toBe('Toronto')
  press('Escape')
  expect([names(), input.value]).toEqual([[], 'Taipei'])
  expect(onChange).not.toHaveBeenCalled()
  type('to')
  press('Enter')
  expect(onChange).toHaveBeenLastCalledWith('tokyo')
  expect(document.activeElement).toBe(input)
})

test('a click chooses an option, and Tab leaves without choosing', () => {
  const { input, onChange, names } = showCities()
  fireEvent.click(input)
  fireEvent.click(screen.getByText('Berlin'))
  expect(onChange).toHaveBeenLastCalledWith('berlin')
  press('ArrowDown')
  fireEvent.blur(input)
  expect(names()).toEqual([])
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('finds an option by its note as well', () => {
  const options = () => [{ value: 'a', label: 'PATCH /api/profile', note: 'updateProfile' }, ...CITIES]
  render(<SearchField label="City" value="" valueLabel="" onChange={vi.fn()} options={options} />)
  screen.getByRole('combobox', { name: 'City' }).focus()
  type('updatepro')
  expect(screen.getAllByRole('option')).toHaveLength(1)
})

test('a label that was typed in full comes before those that only contain it', () => {
  const options = () => ['updateMembers', 'updateMember'].map(label => ({ value: label, label }))
  const onChange = vi.fn()
  render(<SearchField label="City" value="" valueLabel="" onChange={onChange} options={options} />)
  screen.getByRole('combobox', { name: 'City' }).focus()
  type('updatemember')
  expect(screen.getAllByRole('option').map(option => option.textContent)).toEqual(['updateMember', 'updateMembers'])
  press('Enter')
  expect(onChange).toHaveBeenLastCalledWith('updateMember')
})

test('without a match, Enter keeps the text and chooses nothing', () => {
  const { input, onChange } = showCities()
  type('paris')
  press('Enter')
  expect([input.value, screen.getByRole('status').textContent]).toEqual(['paris', 'No matches'])
  expect(onChange).not.toHaveBeenCalled()
})

test('says when nothing matches', () => {
  const { input, names } = showCities()
  type('paris')
  expect(names()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No matches')
  expect(input.getAttribute('aria-expanded')).toBe('false')
})

test('options from the server are shown as they arrive; Enter waits for those of the text, unless it changes', () => {
  const [handleSearch, handleChange] = [vi.fn(), vi.fn()]
  const found = [{ value: '1', label: 'Two-Person Tent', note: '3 in stock' }]
  const field = (pending: string | null) => (
    <SearchField
      label="Product"
      value="0"
      valueLabel=""
      options={() => found}
      onSearch={handleSearch}
      pending={pending}
      onChange={handleChange}
    />
  )
  const { rerender } = render(field('Searching…'))
  screen.getByLabelText('Product').focus()
  type('帳篷')
  expect(handleSearch).toHaveBeenLastCalledWith('帳篷')
  expect(screen.getByRole('option').textContent).toBe('Two-Person Tent3 in stock')
  expect(screen.getByRole('status').textContent).toBe('Searching…')
  press('Enter')
  type('帳')
  rerender(field(null))
  rerender(field('Searching…'))
  press('Enter')
  expect(handleChange).not.toHaveBeenCalled()
  rerender(field(null))
  expect(handleChange.mock.calls).toEqual([['1']])
})
