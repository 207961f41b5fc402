import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FileButton } from './file-button.tsx'

/** A browser tells of a choice only if it is another than the one that the input holds. */
function choose(input: HTMLInputElement, file: File) {
  if (input.files?.[0] === file) return
  let files = [file]
  Object.defineProperties(input, {
    files: { configurable: true, get: () => files },
    value: {
      configurable: true,
      get: () => (files[0] ? `C:\\fakepath\\${files[0].name}` : ''),
      set: () => {
        files = []
      },
    },
  })
  fireEvent.change(input)
}

test('the same file can be chosen again after it was fixed elsewhere', () => {
  const onFiles = vi.fn()
  render(<FileButton label="Choose" onFiles={onFiles} />)
  const input = screen.getByLabelText<HTMLInputElement>('Choose', { selector: 'input' })
  const file = new File(['a'], 'a.csv')
  choose(input, file)
  choose(input, file)
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]])
})
