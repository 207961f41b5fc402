import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DEFAULTS } from '#resources/preferences/rules.ts'
import { pageAt } from '#tests/journeys/racing/page-at.tsx'
import { ShortcutRow } from './shortcut-row.tsx'

test('the next keys go to the pressed button, also in a browser that does not focus what is pressed', () => {
  const save = vi.fn()
  const preferences = { ...DEFAULTS, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
  const nothing = () => undefined
  render(<ShortcutRow {...{ id: 'search', preferences, changed: [], refused: null, save, forget: nothing }} />, {
    wrapper: pageAt(),
  })
  fireEvent.click(screen.getByRole('button', { name: /^Change/ }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Press/ }))
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'j' })
  expect(save.mock.calls[0]?.[0]).toEqual({ keys: { search: 'J' } })
})

test('the focus goes to the keys that were reset, because the button that was pressed goes', () => {
  const save = vi.fn()
  const preferences = { ...DEFAULTS, keys: { search: 'J' }, version: 1, updatedAt: '2026-10-31T00:00:00.000Z' }
  const nothing = () => undefined
  render(<ShortcutRow {...{ id: 'search', preferences, changed: [], refused: null, save, forget: nothing }} />, {
    wrapper: pageAt(),
  })
  fireEvent.click(screen.getByRole('button', { name: /^Reset/ }))
  expect(save.mock.calls[0]?.[0]).toEqual({ keys: {} })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Change/ }))
})
