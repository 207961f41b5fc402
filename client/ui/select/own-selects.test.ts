import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const code = vi.hoisted(() => ({ loads: [] as PromiseWithResolvers<unknown>[] }))
vi.mock('#client/loading/import-again.ts', () => ({
  importAgain: () => () => {
    const load = Promise.withResolvers<unknown>()
    code.loads.push(load)
    return load.promise
  },
}))
const reportError = vi.hoisted(() => vi.fn())
vi.mock('#client/errors/report.ts', () => ({ reportError }))

const toggled: string[] = []
const toggleList = ({ name }: HTMLSelectElement) => toggled.push(name)
/** The code of the list arrives for everyone who waits for it. */
async function arrive() {
  for (const load of code.loads) load.resolve({ toggleList })
  await Promise.all(code.loads.map(({ promise }) => promise))
}
const select = (name: string) => document.querySelector<HTMLSelectElement>(`[name=${name}]`) as HTMLSelectElement
const picker = vi.fn()

beforeEach(async () => {
  toggled.length = 0
  code.loads = []
  document.body.innerHTML =
    '<select name="team"></select><select name="role"></select><select name="many" multiple></select><input>'
  picker.mockClear()
  reportError.mockClear()
  HTMLSelectElement.prototype.showPicker = picker
  vi.resetModules()
  const listening = vi.spyOn(document, 'addEventListener')
  ;(await import('./own-selects.ts')).ownSelects()
  const added = [...listening.mock.calls]
  listening.mockRestore()
  return () => {
    for (const [type, handle, options] of added) document.removeEventListener(type, handle, options)
  }
})
afterEach(() => vi.restoreAllMocks())

test('the first press waits for the code, and further presses meanwhile open the list once', async () => {
  expect(fireEvent.mouseDown(select('team'))).toBe(false)
  fireEvent.mouseDown(select('team'))
  fireEvent.keyDown(select('team'), { key: 'ArrowDown' })
  expect([toggled, document.activeElement]).toEqual([[], select('team')])
  await arrive()
  expect(toggled).toEqual(['team'])
  // From now on, a press opens it and the next one closes it.
  fireEvent.mouseDown(select('team'))
  expect(toggled).toEqual(['team', 'team'])
})

test('whoever has gone on before the code arrives keeps the focus, without a list', async () => {
  fireEvent.mouseDown(select('team'))
  document.querySelector('input')?.focus()
  await arrive()
  expect(toggled).toEqual([])
  fireEvent.keyDown(select('team'), { key: 'F4' })
  expect(toggled).toEqual(['team'])
})

test('of two selects, the one pressed last opens', async () => {
  fireEvent.mouseDown(select('team'))
  fireEvent.mouseDown(select('role'))
  await arrive()
  expect(toggled).toEqual(['role'])
})

test('without the code, such as offline, the browser’s own list opens', async () => {
  fireEvent.mouseDown(select('team'))
  fireEvent.mouseDown(select('team'))
  for (const load of code.loads.splice(0)) load.reject(new Error('offline'))
  await expect.poll(() => reportError.mock.calls.length).toBe(2)
  expect(picker).toHaveBeenCalledOnce()
  fireEvent.mouseDown(select('team'))
  await arrive()
  expect(toggled).toEqual(['team'])
})

test('other keys, keys with Ctrl or ⌘, and lists that are always open stay the browser’s', () => {
  const isOwn = (name: string, more: object) => fireEvent.keyDown(select(name), more)
  expect(isOwn('team', { key: 's' })).toBe(true)
  expect(isOwn('team', { key: 'ArrowDown', ctrlKey: true })).toBe(true)
  expect(isOwn('team', { key: 'Enter', metaKey: true })).toBe(true)
  expect(isOwn('many', { key: 'ArrowDown' })).toBe(true)
  expect(fireEvent.mouseDown(document.querySelector('input') as HTMLElement)).toBe(true)
  expect(code.loads).toEqual([])
})
