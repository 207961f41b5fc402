/** One request of the operator's in the traffic log, by its number there or by the X-Request-Id of its answer. */
export const trafficPath = (requestId: number | string): string => `/page8/page8_04/${encodeURIComponent(requestId)}`

type Pairs = readonly (readonly [name: string, text: string])[]

/** A filled-in call: what API Practice writes into its own addresses (its `share.ts` reads them). */
export type SharedCall = {
  resource: string
  operation: string
  params: Pairs
  query: Pairs
  headers: Pairs
  /** JSON. */
  body: string | null
}

/** An endpoint in API Practice, filled in. */
export function apiPracticePath({ resource, operation, params, query, headers, body }: SharedCall): string {
  const search = new URLSearchParams()
  for (const [part, entries] of Object.entries({ params, query, headers }))
    for (const [name, text] of entries) search.append(`${part}.${name}`, text)
  if (body !== null) search.set('body', body)
  const path = `/page8/page8_01/${encodeURIComponent(resource)}/${encodeURIComponent(operation)}`
  return search.size > 0 ? `${path}?${search}` : path
}
