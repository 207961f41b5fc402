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

/**
 * Asks for what a page that is laid out already waits for, without waiting for it to be drawn: its answers come while React is at work.
 */
export function askAhead(): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    // What was laid out are components, whose queries may be put off.
    const options = query.options as QueryObserverOptions
    if (query.state.status === 'pending' && options.enabled !== false) void query.fetch().catch(() => undefined)
  }
}
