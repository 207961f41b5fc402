import { beforeEach, expect, test, vi } from 'vitest'
import { noteRecent, readRecent } from './recent.ts'

/** What IndexedDB holds, which the test environment lacks. */
const kept = vi.hoisted(() => ({ value: undefined as unknown }))
vi.mock('#client/session/operator-store.ts', () => ({
  operatorStore: {
    read: async () => kept.value,
    change: async (_: string, step: (before: unknown) => unknown) => (kept.value = step(kept.value)),
  },
}))
beforeEach(() => {
  kept.value = undefined
})
const note = (id: string, name = id) => noteRecent({ id, name, detail: '' })
const names = async () => (await readRecent()).map(({ name }) => name)

test('the latest six commands come first, each once, with the name that it had last', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await note(id)
  expect(await names()).toEqual(['g', 'f', 'e', 'd', 'c', 'b'])
  await note('d', 'renamed')
  expect(await names()).toEqual(['renamed', 'g', 'f', 'e', 'c', 'b'])
})

test('what an earlier version has kept in another form is no command', async () => {
  kept.value = [{ id: 1 }]
  expect(await readRecent()).toEqual([])
  await note('a')
  expect(await names()).toEqual(['a'])
})
