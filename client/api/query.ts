import {
  hashKey,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query'
import { resourceOf } from '#shared/contract.ts'
import { Problem } from '#shared/errors.ts'

/** A retry only helps if the server was unreachable, was busy or failed. */
export const mayPass = (error: Error) =>
  !(error instanceof Problem) || error.status === 0 || error.status === 429 || error.status >= 500

/** Whether a write that waits in an outbox stays there: nobody has decided, or it was meant for another sandbox. */
export const staysInOutbox = (error: Error) =>
  mayPass(error) || (error instanceof Problem && error.code === 'sandbox-changed')

class Queries extends QueryClient {
  /**
   * A first read may have started before the change that invalidates it, and the library would accept its result as
   * fresh. So its result is shown and then refetched once.
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

/** S-STATE-3: queries retry 3 times, mutations never. */
export const queryClient = new Queries({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 3 && mayPass(error), staleTime: 30_000 },
    mutations: { retry: 0 },
  },
})

/** What is being read again, by hashed key, and what is read after it. */
const readings = new Map<string, { now: Promise<void>; next: Promise<void> | null }>()

/**
 * Refetches the queries of these paths, or of these beginnings of keys, that are on the screen, and marks the others as
 * stale. For live messages: a write invalidates by itself (`useAction`). A message that arrives meanwhile is read
 * afterwards, because one that cancels what is under way would keep a slow server from ever answering, and one that
 * joins it (`refetch`) may get an answer from before the news.
 */
export const readAgain = async (...read: readonly (string | QueryKey)[]): Promise<void> =>
  void (await Promise.all(read.map(one => readKeyAgain(typeof one === 'string' ? [one] : one))))

function readKeyAgain(queryKey: QueryKey): Promise<void> {
  const key = hashKey(queryKey)
  const under = readings.get(key)
  if (under) {
    under.next ??= under.now.then(() => readKeyAgain(queryKey))
    return under.next
  }
  const now = queryClient.invalidateQueries({ queryKey }).finally(() => readings.delete(key))
  readings.set(key, { now, next: null })
  return now
}

/** Marks the queries of a path as stale, without refetching any. */
export const markStale = (path: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })

/** Refetches the resource's queries that are on the screen, and marks the others as stale. */
export const invalidateResource = (resource: string): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => resourceOf(String(path)) === resource })

/**
 * Gives up what is being read again of a resource. Before an optimistic update, which an answer from before the write
 * would undo on the screen; a first reading goes on, because there is nothing to update yet.
 */
export const cancelReadings = (resource: string): Promise<void> =>
  queryClient.cancelQueries({
    predicate: query => query.state.data !== undefined && resourceOf(String(query.queryKey[0])) === resource,
  })

/**
 * Fetches what a page that has been rendered in advance is waiting for. Settles when every query has succeeded or
 * failed.
 */
export async function fetchPending(): Promise<void> {
  const waiting = queryClient
    .getQueryCache()
    .getAll()
    // Pre-rendered components may have disabled queries, which must not be fetched.
    .filter(({ state, options }) => state.status === 'pending' && (options as QueryObserverOptions).enabled !== false)
  await Promise.allSettled(waiting.map(query => query.fetch()))
}

const optimisticWrites = new Set<Promise<unknown>>()

/**
 * Registers a write whose optimistic update is on the screen. Live messages about rows wait until it has ended, because
 * a list that is read earlier would not contain it yet.
 */
export function trackOptimistic<T>(write: Promise<T>): Promise<T> {
  optimisticWrites.add(write)
  const forget = () => optimisticWrites.delete(write)
  write.then(forget, forget)
  return write
}

/** Resolves when no optimistic write is in flight. */
export const optimisticSettled = async (): Promise<void> => void (await Promise.allSettled(optimisticWrites))

const OFFLINE = new Problem({ type: 'about:blank', title: 'offline', status: 0, code: 'offline' })

/** Why a query has no data: it has failed, or it waits for a connection. Null while it is being sent. */
export const failureOf = <E extends Error>(query: {
  data: unknown
  error: E | null
  fetchStatus: string
}): E | Problem | null => query.error ?? (query.data === undefined && query.fetchStatus === 'paused' ? OFFLINE : null)
