import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DEFAULTS } from '#resources/preferences/rules.ts'
import { AccentField } from './accent-field.tsx'

const LABEL = 'Accent in the light theme'
function open() {
  const onSave = vi.fn()
  const of = (accentLight: string) => (
    <AccentField side="light" preferences={{ ...DEFAULTS, accentLight }} onSave={onSave} />
  )
  const { rerender } = render(of('#3546b4'))
  return { onSave, receive: (accent: string) => rerender(of(accent)) }
}
const field = () => screen.getByLabelText<HTMLInputElement>(LABEL)
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const submit = () => fireEvent.submit(field())

test.each(['#A1B2C3', 'a1b2c3', ' #ａ１ｂ２ｃ３ '])('an accent that is typed as %j is saved as it is stored', text => {
  const { onSave } = open()
  type(text)
  submit()
  expect(onSave.mock.calls).toEqual([[{ accentLight: '#a1b2c3' }]])
})

test.each(['', 'blue', '#12345', '#3546B4'])('%j, which is no other color, is not saved', text => {
  const { onSave } = open()
  type(text)
  submit()
  expect(onSave).not.toHaveBeenCalled()
})

test('an accent from elsewhere replaces what was typed', () => {
  const { receive } = open()
  type('#a1b2c3')
  receive('#112233')
  expect(field().value).toBe('#112233')
})
