import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { MAX_OPTIONS } from '#resources/forms/rules.ts'
import { OptionsEditor } from './options-editor.tsx'

function Editor({ count }: { count: number }) {
  const [options, setOptions] = useState(() =>
    Array.from({ length: count }, (_, at) => ({ id: `o${at}`, label: { en: `Option ${at}`, zh: `選項 ${at}` } })),
  )
  return <OptionsEditor options={options} path="fields.0" issues={{}} onChange={setOptions} />
}
const open = (count: number) => void render(<Editor count={count} />)
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

test('options are added up to the limit, each with a text in both languages', () => {
  open(MAX_OPTIONS - 1)
  fireEvent.click(button('Add option'))
  expect([texts().length, texts().includes(''), button('Add option').disabled]).toEqual([2 * MAX_OPTIONS, false, true])
})

test('an option is removed, but the last one stays', () => {
  open(2)
  fireEvent.click(button('Remove option 1'))
  expect([texts(), button('Remove option 1').disabled]).toEqual([['Option 1', '選項 1'], true])
})

test('a text is changed in its own language only', () => {
  open(2)
  fireEvent.change(screen.getAllByRole('textbox')[3] as Element, { target: { value: '新的' } })
  expect(texts()).toEqual(['Option 0', '選項 0', 'Option 1', '新的'])
})
