import { expect, test, vi } from 'vitest'
import { importAgain } from './import-again.ts'

const ADDRESS = 'https://console.example/assets/page-a1.js'
const named = new TypeError(`Failed to fetch dynamically imported module: ${ADDRESS}`)
const module = { default: 1 }

test('retries a failed import with another URL of the same file', async () => {
  const load = vi.fn<() => Promise<object>>().mockRejectedValue(named)
  const importFrom = vi.fn<(address: string) => Promise<object>>()
  importFrom.mockRejectedValueOnce(named).mockResolvedValueOnce(module)
  const again = importAgain(load, importFrom)
  await expect(again()).rejects.toBe(named)
  await expect(again()).rejects.toBe(named)
  expect(await again()).toBe(module)
  expect(importFrom.mock.calls).toEqual([[`${ADDRESS}?try=2`], [`${ADDRESS}?try=3`]])
  expect(load).toHaveBeenCalledTimes(1)
})

test('if only the styles failed at first, retries the module with another URL as soon as it is named', async () => {
  const load = vi.fn<() => Promise<object>>()
  load.mockRejectedValueOnce(new Error('Unable to preload CSS for /assets/page-a1.css')).mockRejectedValueOnce(named)
  const again = importAgain(load, async () => module)
  await expect(again()).rejects.toThrow('CSS')
  expect(await again()).toBe(module)
})

test('repeats the import itself if the error does not name the file', async () => {
  const load = vi.fn<() => Promise<object>>()
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.')).mockResolvedValueOnce(module)
  const again = importAgain(load)
  await expect(again()).rejects.toThrow('Importing')
  expect(await again()).toBe(module)
})
