import { fireEvent } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closePalette, openPalette, takeTyped, togglePalette, usePalette } from './open.ts'

const handleKey = vi.fn()
const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more })
const isOpen = () => usePalette.getState().isOpen

document.body.addEventListener('keydown', handleKey)
afterEach(() => {
  closePalette()
  handleKey.mockClear()
})

test('what is typed while the palette is still loading is in its field, and reaches no page', () => {
  openPalette()
  for (const key of ['T', 'o', 'x', 'Backspace', '鎮', 'Shift', 'ArrowDown']) expect(press(key), key).toBe(false)
  expect(takeTyped()).toBe('To鎮')
  expect(handleKey).not.toHaveBeenCalled()
  // From now on its field has the focus.
  expect(press('a')).toBe(true)
  expect(handleKey).toHaveBeenCalledOnce()
})

test('Escape closes it before it has loaded, and the next time begins empty', () => {
  openPalette()
  press('a')
  press('Escape')
  expect(isOpen()).toBe(false)
  expect(press('b')).toBe(true)
  openPalette()
  expect(takeTyped()).toBe('')
})

test('keys with Ctrl, ⌘ or Alt go on to the browser and to the shortcut that closes it', () => {
  openPalette()
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press('k', more)).toBe(true)
  expect(handleKey).toHaveBeenCalledTimes(3)
  expect(takeTyped()).toBe('')
})

test('the shortcut opens and closes it', () => {
  togglePalette()
  expect(isOpen()).toBe(true)
  togglePalette()
  expect(isOpen()).toBe(false)
})
