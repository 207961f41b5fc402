import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ownSelects } from './own-selects.ts'

beforeAll(ownSelects)

const handleChange = vi.fn()
const handleKey = vi.fn()
const select = () => document.querySelector('select') as HTMLSelectElement
const list = () => screen.findByRole('listbox', { name: 'Team' })
const active = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const isOpen = () => document.querySelector('[role="listbox"]') !== null

// React is left out, because happy-dom's select is a proxy, which React's search for its own nodes never leaves.
beforeEach(() => {
  document.body.innerHTML = `<form><label>Team <select name="team">
    <optgroup label="Shops"><option>Shops North</option><option>Shops South</option></optgroup>
    <option>Delivery</option><option disabled>Sales</option><option>Support</option></select></label></form>`
  select().value = 'Shops South'
  select().addEventListener('change', event => handleChange((event.target as HTMLSelectElement).value))
  document.querySelector('form')?.addEventListener('keydown', handleKey)
  handleChange.mockClear()
  handleKey.mockClear()
})

async function openByKey(key = 'ArrowDown') {
  select().focus()
  press(key)
  return list()
}

test.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])('%j opens the list at the chosen option', async key => {
  const opened = await openByKey(key)
  expect(document.activeElement).toBe(opened)
  expect(select().getAttribute('aria-expanded')).toBe('true')
  expect(active()?.textContent).toBe('Shops South')
  expect(active()?.getAttribute('aria-selected')).toBe('true')
  expect(opened.querySelector('[role="group"]')?.getAttribute('aria-label')).toBe('Shops')
  expect(handleKey).not.toHaveBeenCalled()
  press('Escape')
})

test('a press opens the list, and the next one closes it; another button does neither', async () => {
  expect(fireEvent.mouseDown(select(), { button: 2 })).toBe(true)
  expect(fireEvent.mouseDown(select())).toBe(false)
  await list()
  fireEvent.mouseDown(select())
  await expect.poll(isOpen).toBe(false)
  expect(document.activeElement?.tagName).toBe('SELECT')
})

test('keys and letters go to an option, and Enter chooses it', async () => {
  await openByKey()
  const at = (key: string) => {
    press(key)
    return active()?.textContent
  }
  expect(at('End')).toBe('Support')
  expect(at('ArrowDown')).toBe('Support')
  expect(at('Home')).toBe('Shops North')
  expect(at('ArrowUp')).toBe('Shops North')
  expect(at('s')).toBe('Shops South')
  expect(at('s')).toBe('Sales')
  expect(at('s')).toBe('Support')
  expect(at('s')).toBe('Shops North')
  press('End')
  expect(handleChange).not.toHaveBeenCalled()
  press('Enter')
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('Support')
  expect([isOpen(), document.activeElement?.tagName]).toEqual([false, 'SELECT'])
  expect(new FormData(document.querySelector('form') as HTMLFormElement).get('team')).toBe('Support')
})

test('letters in one go are one word, in which Space is a letter', async () => {
  await openByKey()
  press('Home')
  for (const key of 'shops s') press(key)
  expect(active()?.textContent).toBe('Shops South')
  expect(isOpen()).toBe(true)
  press('Escape')
})

test.each(['Escape', 'Tab'])('%s closes the list without choosing, and returns the focus', async key => {
  await openByKey()
  press('End')
  press(key)
  expect([isOpen(), document.activeElement?.tagName]).toEqual([false, 'SELECT'])
  expect(select().hasAttribute('aria-expanded')).toBe(false)
  expect(handleChange).not.toHaveBeenCalled()
})

test('a click chooses; neither the chosen option nor a disabled one is a change', async () => {
  const choose = async (name: string) => {
    const opened = await openByKey()
    const options = [...opened.querySelectorAll<HTMLElement>('[role="option"]')]
    fireEvent.click(options.find(option => option.textContent === name) as HTMLElement)
  }
  await choose('Shops South')
  await choose('Sales')
  expect([handleChange.mock.calls.length, isOpen()]).toEqual([0, true])
  press('Escape')
  await choose('Delivery')
  expect(handleChange).toHaveBeenCalledExactlyOnceWith('Delivery')
})

test('leaving it closes it', async () => {
  const opened = await openByKey()
  fireEvent.focusOut(opened)
  expect(isOpen()).toBe(false)
})

test('a disabled select stays closed', () => {
  select().disabled = true
  expect(fireEvent.mouseDown(select())).toBe(true)
})
