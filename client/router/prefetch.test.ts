import { beforeEach, expect, test, vi } from 'vitest'
import type { PageEntry } from './router.ts'

vi.mock('#client/loading/idle.ts', () => ({ idle: async () => undefined }))

/** A page whose code waits for its reply. */
function held(isLoaded = false) {
  const replies: PromiseWithResolvers<unknown>[] = []
  const page = {
    Component: isLoaded ? () => null : null,
    load: () => {
      const reply = Promise.withResolvers()
      replies.push(reply)
      return reply.promise
    },
    // What prefetching reads of a page.
  } as unknown as PageEntry
  return { page, replies }
}
type Held = ReturnType<typeof held>
const pagesOf = (all: readonly Held[]) => all.map(one => one.page)
const asked = (all: readonly Held[]) => all.map(one => one.replies.length)
const settled = () => new Promise(resolve => setTimeout(resolve))

let prefetch: typeof import('./prefetch.ts')
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('navigator', { onLine: true })
  prefetch = await import('./prefetch.ts')
})

test('nothing is fetched before the page on the screen has all that it needs; then four at once', async () => {
  const all = Array.from({ length: 6 }, () => held())
  prefetch.prefetchPages(pagesOf(all))
  await settled()
  expect(asked(all)).toEqual([0, 0, 0, 0, 0, 0])
  prefetch.allowPrefetching()
  await settled()
  expect(asked(all)).toEqual([1, 1, 1, 1, 0, 0])
  all[2]?.replies[0]?.resolve(null)
  await settled()
  expect(asked(all)).toEqual([1, 1, 1, 1, 1, 0])
})

test('what is opened later is fetched too, and no page twice', async () => {
  prefetch.allowPrefetching()
  const [first, loaded, later] = [held(), held(true), held()]
  prefetch.prefetchPages(pagesOf([first, loaded]))
  await settled()
  prefetch.prefetchPages(pagesOf([later]))
  await settled()
  expect(asked([first, loaded, later])).toEqual([1, 0, 1])
})

test('after a failure nothing more is asked until the server is back', async () => {
  const all = Array.from({ length: 9 }, () => held())
  prefetch.allowPrefetching()
  prefetch.prefetchPages(pagesOf(all))
  await settled()
  for (const { replies } of all) replies[0]?.reject(new Error('gone'))
  await settled()
  expect(asked(all)).toEqual([1, 1, 1, 1, 0, 0, 0, 0, 0])
  prefetch.allowPrefetching()
  await settled()
  expect(asked(all)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0])
  for (const { replies } of all.slice(4)) replies[0]?.resolve(null)
  await settled()
  expect(asked(all)).toEqual([2, 2, 2, 1, 1, 1, 1, 1, 1])
})

test.each([{ saveData: true }, { effectiveType: '3g' }, { type: 'cellular' }])('not with %j', async connection => {
  vi.stubGlobal('navigator', { onLine: true, connection })
  const one = held()
  prefetch.allowPrefetching()
  prefetch.prefetchPages([one.page])
  await settled()
  expect(asked([one])).toEqual([0])
})
