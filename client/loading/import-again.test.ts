import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importAgain } from './import-again.ts'

const ADDRESS = 'https://console.example/assets/page-a1.js'
const named = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`)
const module = { default: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What it returned or threw, once all pauses are over. */
async function settled<T>(promise: Promise<T>) {
  const result = promise.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return result
}

test('tries a failed import once more, with another URL of the same file', async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(named)
  const importFrom = vi.fn<(address: string) => Promise<object>>()
  importFrom.mockRejectedValueOnce(named).mockResolvedValueOnce(module)
  const again = importAgain(load, importFrom)
  expect(await settled(again())).toBe(named)
  expect(await settled(again())).toBe(module)
  expect(importFrom.mock.calls).toEqual([[`${ADDRESS}?try=2`], [`${ADDRESS}?try=3`]])
  expect(load).toHaveBeenCalledTimes(1)
})

test('repeats the import itself if the error does not name the file', async () => {
  const load = vi.fn<() => Promise<object>>()
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.')).mockResolvedValueOnce(module)
  expect(await settled(importAgain(load)())).toBe(module)
})

test('says nothing until the pause is over, because a document that is being left is gone by then', async () => {
  const load = vi
    .fn<() => Promise<object>>()
    .mockRejectedValue(new TypeError('error loading dynamically imported module'))
  const failure = vi.fn()
  importAgain(load)().catch(failure)
  await vi.advanceTimersByTimeAsync(200)
  expect(failure).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(failure).toHaveBeenCalledOnce()
})
