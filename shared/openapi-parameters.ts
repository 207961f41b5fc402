import { componentName } from './openapi-schemas.ts'

type Operation = { parameters: object[] }

/**
 * Moves parameters that several operations share into the components and replaces them with references. If several
 * have the same name, the most frequent one is moved.
 */
export function shareParameters(operations: readonly Operation[]) {
  const uses = new Map<string, number>()
  for (const { parameters } of operations)
    for (const one of parameters) uses.set(JSON.stringify(one), (uses.get(JSON.stringify(one)) ?? 0) + 1)
  const shared = new Map<string, string>()
  for (const [text, count] of [...uses].sort(([, a], [, b]) => b - a)) {
    const { name, in: where } = JSON.parse(text) as { name: string; in: string }
    const called = componentName(`${where}-${name}`)
    if (count > 1 && !shared.has(called)) shared.set(called, text)
  }
  const names = new Map([...shared].map(([name, text]) => [text, name]))
  for (const operation of operations)
    operation.parameters = operation.parameters.map(one => {
      const name = names.get(JSON.stringify(one))
      return name === undefined ? one : { $ref: `#/components/parameters/${name}` }
    })
  return { parameters: Object.fromEntries([...shared].map(([name, text]) => [name, JSON.parse(text) as object])) }
}
