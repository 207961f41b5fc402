import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { readTraffic } from '#resources/traffic/contract.ts'
import { Problem } from '#shared/errors.ts'

export const entryQuery = (requestId: string) => api.query(readTraffic, { params: { requestId } })

/** A logged request never changes, so it is never refetched. */
export function useEntry(requestId: string) {
  const query = useQuery({ ...entryQuery(requestId), staleTime: Number.POSITIVE_INFINITY })
  const { error } = query
  return { query, isGone: error instanceof Problem && (error.status === 404 || error.status === 400) }
}
