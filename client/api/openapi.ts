import { queryOptions } from '@tanstack/react-query'
import { Problem } from '#shared/errors.ts'
import { OPENAPI_PATH, OUTLINE_PATH } from '#shared/openapi/address.ts'
import { api } from './api.ts'

const documentQuery = (path: string) =>
  queryOptions<unknown, Error>({
    // Like the key of an endpoint, so that a reload asks for it early (client/start/shown-reads.ts).
    queryKey: [path, {}],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      // The method that early reads are found by.
      const reply = await api.exchange(path, { method: 'GET', signal })
      if (reply.ok) return reply.json()
      throw new Problem({ type: 'about:blank', title: reply.statusText, status: reply.status, code: 'unavailable' })
    },
  })

/** The server's OpenAPI document, unparsed. A page extracts what it needs with `select`. */
export const openapiQuery = documentQuery(OPENAPI_PATH)
/** Its endpoints by name, for a page that needs no more of them. */
export const outlineQuery = documentQuery(OUTLINE_PATH)
