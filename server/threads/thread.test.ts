import { expect, test } from 'vitest'
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
