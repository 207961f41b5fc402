import { expect, test, vi } from 'vitest'
import { openJobThread } from '#resources/jobs/thread/open.ts'

test('a user who closes twice does not close the thread for the others', async () => {
  const [one, other] = [openJobThread(), openJobThread()]
  await one.close()
  await one.close()
  expect(await other.run('makeThumbnail', { bytes: new Uint8Array(), size: 32 })).toEqual({ reason: 'unreadable' })
  await other.close()
  await expect((async () => other.run('makeThumbnail', { bytes: new Uint8Array(), size: 32 }))()).rejects.toThrow(
    'closed',
  )
})

test('a task that is done in time leaves no limit behind, which would end the thread under the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const thread = openJobThread()
  for (let task = 0; task < 2; task++) await thread.run('makeThumbnail', { bytes: new Uint8Array(), size: 32 })
  // That of the idle thread.
  expect(vi.getTimerCount()).toBe(1)
  await thread.close()
  vi.useRealTimers()
})
