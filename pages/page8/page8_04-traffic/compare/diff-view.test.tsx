import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DiffView } from './diff-view.tsx'

const left = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n')

test('lines that were folded are shown, and the focus stays with the texts', () => {
  render(<DiffView title="Body" left={left} right={left.replace('line 15', 'other')} />)
  const button = screen.getByRole('button', { name: 'Show 12 identical lines' })
  act(() => {
    button.focus()
    button.click()
  })
  expect(screen.getAllByText('line 3')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Body' }))
})
