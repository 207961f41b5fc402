import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { createStore } from 'zustand'

/**
 * What happened in the browser, and when (milliseconds): somebody wanted the data and got it from the cache, joined those who wait for
 * it, or had it asked for; `sent`: a request left, the first or a retry.
 */
export type Mark = { id: number; what: 'cache' | 'joined' | 'asked' | 'sent'; atMs: number }

const MAX_MARKS = 200

/** A cache beside the console's own, so that its settings affect nothing else, and a record of what happens in it. */
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
    else if (query.state.data !== undefined && !query.isStaleByTime(staleTime as number)) note('cache')
  })

  return {
    client,
    marks,
    /** To be called as a request leaves. */
    noteSent: () => note('sent'),
    /** Everything that is read in it is asked for again. */
    invalidate: (queryKey: QueryKey) => client.invalidateQueries({ queryKey }),
    /** Nothing is known any more, and nothing has happened. */
    clear: () => {
      client.clear()
      marks.setState([], true)
    },
    forgetMarks: () => marks.setState([], true),
  }
}
export type PracticeCache = ReturnType<typeof createPracticeCache>
