import { useLocation } from 'react-router'
import { useCurrentPage } from '#client/router/current-page.ts'
import type { Operation } from './catalogue/document.ts'

/** The part of the path after the page: a resource or an endpoint. Matching ignores case (S-ROUTE-3). */
export type Route =
  | { kind: 'start' }
  | { kind: 'resource'; resource: string; operations: Operation[] }
  | { kind: 'operation'; operation: Operation }
  | { kind: 'saved'; id: string }
  | { kind: 'unknown'; path: string }

export function routeOf(rest: string, operations: Operation[]): Route {
  const [resource, id, ...more] = rest.split('/').filter(Boolean).map(decode)
  if (!resource) return { kind: 'start' }
  if (isSame(resource, SAVED) && id && more.length === 0) return { kind: 'saved', id: id.toLowerCase() }
  const own = operations.filter(one => isSame(one.resource, resource))
  const operation = id ? own.find(one => isSame(one.id, id)) : undefined
  if (operation && more.length === 0) return { kind: 'operation', operation }
  const [first] = own
  return first && !id
    ? { kind: 'resource', resource: first.resource, operations: own }
    : { kind: 'unknown', path: rest }
}

/** Not the name of a resource: it is followed by the id of a saved request. */
const SAVED = 'saved'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The path of an endpoint, of a resource, or of the page itself, inside the app. */
export function usePaths() {
  const base = useCurrentPage()?.path ?? ''
  return {
    base,
    operation: ({ resource, id }: { resource: string; id: string }) =>
      `${base}/${encodeURIComponent(resource)}/${encodeURIComponent(id)}`,
    saved: ({ id }: { id: string }) => `${base}/${SAVED}/${id}`,
  }
}

export function useRoute(operations: Operation[]): Route {
  const { pathname } = useLocation()
  const { base } = usePaths()
  return routeOf(pathname.slice(base.length), operations)
}
