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
export const byResource = (operations: Operation[]): [resource: string, operations: Operation[]][] => [
  ...Map.groupBy(operations, ({ resource }) => resource),
]
