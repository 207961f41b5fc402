import { badgeOf, type Operation } from './document.ts'

/** The endpoints that contain each word of a search in path, method, name or summary, in either language. */
export function findOperations(operations: Operation[], search: string): Operation[] {
  const words = search.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return operations
  return operations.filter(operation => {
    const { id, method, path, resource, resourceTitle, summary } = operation
    const texts = [resourceTitle, summary].flatMap(words => Object.values(words))
    const text = [id, method, badgeOf(operation), path, resource, ...texts].join(' ').toLowerCase()
    return words.every(word => text.includes(word))
  })
}

/** The endpoints by resource, in the given order. */
export function byResource(operations: Operation[]): [resource: string, operations: Operation[]][] {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations)
    groups.set(operation.resource, [...(groups.get(operation.resource) ?? []), operation])
  return [...groups]
}
