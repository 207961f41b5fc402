import { expect, test, vi } from 'vitest'

test('a file that has been moved or deleted since it was chosen is refused', async () => {
  const report = vi.fn()
  vi.stubGlobal('postMessage', report)
  await import('./read-worker.ts')
  const file = { size: 9, arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }
  dispatchEvent(new MessageEvent('message', { data: { file } }))
  await expect.poll(() => report.mock.calls).toEqual([[{ is: 'refused', reason: 'failed' }]])
})
