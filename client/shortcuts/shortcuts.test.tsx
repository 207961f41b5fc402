import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ShortcutId } from '#shared/shortcuts.ts'
import { chooseKeys, useAriaKeys, useChosenKeys, useKeyText, useShortcut } from './shortcuts.ts'

const act = vi.fn()
beforeEach(() => {
  act.mockClear()
  chooseKeys({ keys: {}, hasCharacterKeys: true })
})

function Page({ id = 'palette', inFields }: { id?: ShortcutId; inFields?: boolean }) {
  useShortcut(id, act, { inFields })
  const keyText = useKeyText()
  return (
    <>
      <input aria-label="Text" />
      <input type="checkbox" aria-label="Tick" />
      <select aria-label="Choice" />
      <dialog open>
        <button type="button">In a dialog</button>
      </dialog>
      <kbd title={useAriaKeys(id)}>{keyText(id)}</kbd>
    </>
  )
}
const press = (key: string, more = {}, on: Element = document.body) => fireEvent.keyDown(on, { key, ...more })
const presses = () => {
  const count = act.mock.calls.length
  act.mockClear()
  return count
}

test('Ctrl+K and ⌘K are the same, and the browser’s own use of them is stopped', () => {
  render(<Page />)
  expect([press('k', { ctrlKey: true }), press('k', { metaKey: true }), presses()]).toEqual([false, false, 2])
  const others = [
    press('k'),
    press('k', { ctrlKey: true, shiftKey: true }),
    press('k', { ctrlKey: true, altKey: true }),
  ]
  expect([others, presses()]).toEqual([[true, true, true], 0])
})

test.each([
  ['palette', 'k', 1],
  ['send', 'Enter', 1],
  ['undo', 'z', 3],
] as const)('held, the keys of %s act as often as that makes sense', (id, key, times) => {
  render(<Page id={id} />)
  for (const repeat of [false, true, true]) expect(press(key, { ctrlKey: true, repeat })).toBe(false)
  expect(presses()).toBe(times)
})

test('a letter is for the text, the list or the dialog that has the focus', () => {
  render(<Page id="search" />)
  for (const name of ['Text', 'Choice', 'In a dialog']) {
    const place = name === 'In a dialog' ? screen.getByText(name) : screen.getByLabelText(name)
    expect(press('/', {}, place), name).toBe(true)
  }
  expect(presses()).toBe(0)
  press('/', {}, screen.getByLabelText('Tick'))
  expect(presses()).toBe(1)
  cleanup()
  render(<Page id="search" inFields />)
  press('/', {}, screen.getByLabelText('Text'))
  expect(presses()).toBe(1)
})

test('keys with Ctrl work on a list of choices, which has no use for them', () => {
  render(<Page id="undo" />)
  press('z', { ctrlKey: true }, screen.getByLabelText('Choice'))
  expect(presses()).toBe(1)
  press('z', { ctrlKey: true }, screen.getByLabelText('Text'))
  expect(presses()).toBe(0)
})

test('characters can be turned off, other keys stay', () => {
  chooseKeys({ keys: {}, hasCharacterKeys: false })
  render(<Page id="search" />)
  expect([press('/'), presses()]).toEqual([true, 0])
  cleanup()
  render(<Page id="rename" />)
  expect([press('F2'), presses()]).toEqual([false, 1])
})

test('the operator’s own keys replace the default ones, also in hints', () => {
  render(<Page id="redo" />)
  expect(screen.getByTitle('Control+Shift+Z Control+Y').textContent).toBe('Ctrl Shift Z')
  cleanup()
  chooseKeys({ keys: { redo: 'Mod++' }, hasCharacterKeys: true })
  render(<Page id="redo" />)
  expect(screen.getByTitle('Control++').textContent).toBe('Ctrl +')
  press('y', { ctrlKey: true })
  expect(presses()).toBe(0)
  press('+', { ctrlKey: true })
  expect(presses()).toBe(1)
})

test('the same choice again renders nothing', () => {
  const before = useChosenKeys.getState()
  chooseKeys({ keys: {}, hasCharacterKeys: true })
  expect(useChosenKeys.getState()).toBe(before)
})
