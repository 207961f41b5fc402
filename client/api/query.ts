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

/** Reads everything of a resource again that is on the screen; the rest when it is shown next. */
export const invalidateResource = (resource: string): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => resourceOf(String(path)) === resource })

/** Asks for what a page that is laid out already waits for. Settles when all of it is answered, or cannot be. */
export async function askAhead(): Promise<void> {
  const waiting = queryClient
    .getQueryCache()
    .getAll()
    // What was laid out are components, whose queries may be put off.
    .filter(({ state, options }) => state.status === 'pending' && (options as QueryObserverOptions).enabled !== false)
  await Promise.allSettled(waiting.map(query => query.fetch()))
}

const shownAhead = new Set<Promise<unknown>>()

/** Marks a write whose outcome stands on the screen already: news of rows waits for its end, for what is read before would take that off. */
export function showAhead<T>(write: Promise<T>): Promise<T> {
  shownAhead.add(write)
  const forget = () => shownAhead.delete(write)
  write.then(forget, forget)
  return write
}

/** Resolves when no write is under way whose outcome is shown already. */
export const nothingAhead = async (): Promise<void> => void (await Promise.allSettled(shownAhead))
