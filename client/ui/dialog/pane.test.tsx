import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SHEET_ID } from '#client/ui/scroll/page-scroller.ts'
import { Pane } from './pane.tsx'

// Room for a pane beside the page. The test's DOM has no layout.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(2000)
  const sheet = Object.assign(document.createElement('div'), { id: SHEET_ID })
  document.body.append(sheet)
  return () => {
    sheet.remove()
    vi.restoreAllMocks()
  }
})

test('Escape closes the pane, but not while an input method cancels its proposal', () => {
  const handleClose = vi.fn()
  render(
    <Pane title="Lin" onClose={handleClose}>
      <input aria-label="Name" />
    </Pane>,
  )
  const field = screen.getByLabelText('Name')
  field.focus()
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(handleClose).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(handleClose).toHaveBeenCalledOnce()
})
