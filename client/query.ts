import { QueryClient } from '@tanstack/react-query'
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
