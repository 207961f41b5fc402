import type { Endpoint } from '#shared/contract.ts'
import type { Words } from '#shared/messages.ts'

/**
 * An endpoint with its operation id (its name in the contract), and the entity of its folder with title and description.
 */
export type Named = { id: string; entity: string; title: Words; description: string; endpoint: Endpoint }

/** The OpenAPI document with names alone: a seventh of its size, for pages that only list endpoints. */
export const outline = (operations: readonly Named[]) => ({
  tags: tagsOf(operations).map(({ description: _, ...tag }) => tag),
  paths: pathsOf(operations, namesOf),
})

/** What operations are called, in the words of OpenAPI. */
export const namesOf = ({ id, entity, endpoint: { summary, isSpared } }: Named) => ({
  summary: summary.en,
  'x-summary': { zh: summary.zh },
  operationId: id,
  tags: [entity],
  ...(isSpared && { 'x-spared': true }),
})

/** By path, sorted, so that similar paths stand together: they read better, and compress to 750 bytes less. */
export function pathsOf<T>(operations: readonly Named[], write: (named: Named) => T) {
  const paths: Record<string, Record<string, T>> = {}
  for (const named of operations) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: write(named) }
  }
  return Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The entities, in the order of their first endpoints. */
export function tagsOf(operations: readonly Named[]) {
  const tags = operations.map(({ entity: name, title, description }) => ({ name, description, 'x-title': title }))
  return [...new Map(tags.map(tag => [tag.name, tag])).values()]
}
