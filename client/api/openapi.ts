import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#shared/errors.ts'
import { api } from './api.ts'

const PATH = '/api/openapi.json'

/** The server's OpenAPI document, unparsed. A page extracts what it needs with `select`. */
export const openapiQuery = queryOptions<unknown, Error>({
  queryKey: [PATH],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const reply = await api.exchange(PATH, { signal })
    if (reply.ok) return reply.json()
    throw new Problem({ type: 'about:blank', title: reply.statusText, status: reply.status, code: 'unavailable' })
  },
})
