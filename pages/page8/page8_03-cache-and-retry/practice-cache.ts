import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { createStore } from 'zustand'

/**
 * What happened in the browser, and when (milliseconds). A component got the data from the cache, joined a running
 * request, or started one. `sent`: a request was sent, the first or a retry.
 */
export type Mark = { id: number; what: 'cache' | 'joined' | 'asked' | 'sent'; atMs: number }

const MAX_MARKS = 200

/** A cache separate from the console's own, so that its settings affect nothing else, with a record of its events. */
export function createPracticeCache() {
  const client = new QueryClient()
  const marks = createStore<readonly Mark[]>(() => [])
  let nextId = 0
  const note = (what: Mark['what']) =>
    marks.setState(before => [...before.slice(1 - MAX_MARKS), { id: nextId++, what, atMs: Date.now() }], true)

  client.getQueryCache().subscribe(event => {
    if (event.type === 'updated' && event.action.type === 'fetch') note('asked')
    if (event.type !== 'observerAdded') return
    const { query, observer } = event
    const { staleTime } = observer.options
    if (query.state.fetchStatus === 'fetching') note('joined')
    // The practice sets a number.
    else if (query.state.data !== undefined && !query.isStaleByTime(staleTime as number)) note('cache')
  })

  return {
    client,
    marks,
    noteSent: () => note('sent'),
    /** Marks a query as stale, and refetches it if it is mounted. */
    invalidate: (queryKey: QueryKey) => client.invalidateQueries({ queryKey }),
    clear: () => {
      client.clear()
      marks.setState([], true)
    },
    forgetMarks: () => marks.setState([], true),
  }
}
export type PracticeCache = ReturnType<typeof createPracticeCache>
