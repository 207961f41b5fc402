import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isComposing } from './is-composing.ts'

test.each([
  ['Enter', { key: 'Enter', keyCode: 13 }, false],
  ['Enter within a composition', { key: 'Enter', keyCode: 13, isComposing: true }, true],
  ['the Enter with which Safari ends one', { key: 'Enter', keyCode: 229 }, true],
])('%s', (_, init, expected) => {
  let found: boolean | undefined
  render(
    <input
      onKeyDown={event => {
        found = isComposing(event)
      }}
    />,
  )
  fireEvent.keyDown(screen.getByRole('textbox'), init)
  expect(found).toBe(expected)
})
