import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TeamForm } from './team-form.tsx'

test('Escape closes the form, but not while an input method cancels its proposal', () => {
  const handleLeave = vi.fn()
  render(<TeamForm label="Rename" name={{ en: '', zh: '' }} onSend={async () => {}} onLeave={handleLeave} />)
  const [field] = screen.getAllByRole('textbox')
  if (!field) throw new Error('there is no field')
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(handleLeave).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(handleLeave).toHaveBeenCalledWith(true)
})
