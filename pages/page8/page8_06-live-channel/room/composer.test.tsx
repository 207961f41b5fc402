import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MAX_TEXT_LENGTH } from '#resources/rooms/rules.ts'
import { Composer } from './composer.tsx'

const [onSend, onType, onLeave] = [vi.fn(), vi.fn(), vi.fn()]
function Room() {
  const [text, setText] = useState('')
  return <Composer text={text} onChange={setText} onSend={onSend} onType={onType} onLeave={onLeave} />
}
beforeEach(() => {
  for (const mock of [onSend, onType, onLeave]) mock.mockClear()
  render(<Room />)
})
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const enter = (more = {}) => fireEvent.keyDown(field(), { key: 'Enter', ...more })

test('Enter sends without surrounding spaces, empties the field, and ends “is typing”', () => {
  type('  hello ')
  expect([onType.mock.calls.length, onLeave.mock.calls.length]).toEqual([1, 0])
  enter()
  expect([onSend.mock.calls, field().value, onLeave.mock.calls.length]).toEqual([[['hello']], '', 1])
})

test.each([
  ['Shift+Enter', { shiftKey: true }],
  ['Enter that ends a composition', { isComposing: true }],
])('%s sends nothing', (_, more) => {
  type('hello')
  enter(more)
  expect([onSend.mock.calls, field().value]).toEqual([[], 'hello'])
})

test('spaces alone are not sent, and stay', () => {
  type('  ')
  enter()
  expect([onSend.mock.calls, field().value]).toEqual([[], '  '])
})

test('the last hundred characters are counted', () => {
  type('x'.repeat(MAX_TEXT_LENGTH - 101))
  expect(screen.queryByText(/characters? left/)).toBeNull()
  type('x'.repeat(MAX_TEXT_LENGTH - 100))
  expect(screen.getByText('100 characters left')).toBeTruthy()
})
