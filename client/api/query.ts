import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { Problem } from '#shared/errors.ts'

/** Asking again can only help when the server was not reached, was busy, or failed by itself. */
export const mayPass = (error: Error) =>
  !(error instanceof Problem) || error.status === 0 || error.status === 429 || error.status >= 500

class Queries extends QueryClient {
  /**
   * What is being read for the first time may have been worked out before whatever calls for this, and would pass for new, because
   * the library waits for that answer. Here it is shown, and asked for once more.
   */
  override async invalidateQueries<K extends QueryKey>(
    filters?: InvalidateQueryFilters<K>,
    options?: InvalidateOptions,
  ) {
    const first = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined)
    await super.invalidateQueries(filters, options)
    if (first.length > 0) await super.invalidateQueries({ predicate: query => first.includes(query) }, options)
  }
}

/** S-STATE-3: queries retry 3 times, mutations not at all. */
export const queryClient = new Queries({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 3 && mayPass(error), staleTime: 30_000 },
    mutations: { retry: 0 },
  },
})

/** The resource that an address belongs to: `members` of `/api/members/:memberId/archive`. */
export const resourceOf = (path: string): string => path.split('/').find(part => part !== '' && part !== 'api') ?? ''

/** Reads what came from these addresses again where it is on the screen, the rest when it is shown next: for news. A write reads again by itself (`useAction`). */
export const readAgain = async (...paths: readonly string[]): Promise<void> =>
  void (await Promise.all(paths.map(path => queryClient.invalidateQueries({ queryKey: [path] }))))

/** Reads everything of a resource again that is on the screen; the rest when it is shown next. */
export const invalidateResource = (resource: string): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => resourceOf(String(path)) === resource })

/** Fetches what a page that is laid out already is waiting for. Settles when every query has an answer or has failed. */
export async function fetchPending(): Promise<void> {
  const waiting = queryClient
    .getQueryCache()
    .getAll()
    // What was laid out are components, whose queries may be put off.
    .filter(({ state, options }) => state.status === 'pending' && (options as QueryObserverOptions).enabled !== false)
  await Promise.allSettled(waiting.map(query => query.fetch()))
}

const optimisticWrites = new Set<Promise<unknown>>()

/** Marks a write whose outcome is on the screen already. News of rows waits until it has ended: a list that is read before that would not show it yet. */
export function trackOptimistic<T>(write: Promise<T>): Promise<T> {
  optimisticWrites.add(write)
  const forget = () => optimisticWrites.delete(write)
  write.then(forget, forget)
  return write
}

/** Resolves when no optimistic write is under way. */
export const optimisticSettled = async (): Promise<void> => void (await Promise.allSettled(optimisticWrites))
