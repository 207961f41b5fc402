import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { mayLeave } from '#client/shell/leave-guard.tsx'
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

test('a name that has been typed is not left without a question', async () => {
  render(<TeamForm label="New" name={{ en: '', zh: '' }} onSend={async () => {}} onLeave={() => {}} />)
  expect(await mayLeave()).toBe(true)
  fireEvent.change(screen.getAllByRole('textbox')[0] as HTMLElement, { target: { value: 'Night shift' } })
  const close = new Event('beforeunload', { cancelable: true })
  dispatchEvent(close)
  expect(close.defaultPrevented).toBe(true)
})
