import { QueryClient, type QueryObserverOptions } from '@tanstack/react-query'
import { Problem } from '#shared/errors.ts'

/** Asking again can only help when the server was not reached, was busy, or failed by itself. */
export const mayPass = (error: Error) =>
  !(error instanceof Problem) || error.status === 0 || error.status === 429 || error.status >= 500

/** S-STATE-3: queries retry 3 times, mutations not at all. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (failures, error) => failures < 3 && mayPass(error), staleTime: 30_000 },
    mutations: { retry: 0 },
  },
})

/** Asks for what a page that is laid out already waits for. Settles when all of it is answered, or cannot be. */
export async function askAhead(): Promise<void> {
  const waiting = queryClient
    .getQueryCache()
    .getAll()
    // What was laid out are components, whose queries may be put off.
    .filter(({ state, options }) => state.status === 'pending' && (options as QueryObserverOptions).enabled !== false)
  await Promise.allSettled(waiting.map(query => query.fetch()))
}

/**
 * Reads again what is on the screen. What is being read for the first time may have been worked out before whatever calls for this, and
 * would pass for new: such an answer is shown, and asked for once more.
 */
export async function readAnew(): Promise<void> {
  const first = queryClient
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => !state.dataUpdatedAt })
  await queryClient.invalidateQueries()
  await queryClient.invalidateQueries({ predicate: query => first.includes(query) })
}
