import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#shared/errors.ts'
import { OPENAPI_PATH } from '#shared/openapi/address.ts'
import { api } from './api.ts'

/** The server's OpenAPI document, unparsed. A page extracts what it needs with `select`. */
export const openapiQuery = queryOptions<unknown, Error>({
  // Like the key of an endpoint, so that a reload asks for it early (client/start/shown-reads.ts).
  queryKey: [OPENAPI_PATH, {}],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const reply = await api.exchange(OPENAPI_PATH, { signal })
    if (reply.ok) return reply.json()
    throw new Problem({ type: 'about:blank', title: reply.statusText, status: reply.status, code: 'unavailable' })
  },
})
