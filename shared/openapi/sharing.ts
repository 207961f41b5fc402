import type { JsonSchema } from '#shared/json-schema.ts'
import { componentName } from './schemas.ts'

type Ref = { $ref: string }
export type Parameter = { name: string; in: string; required?: true; description?: string; schema: JsonSchema }
export type Response = { description: string; headers?: object; content?: Record<string, { schema?: JsonSchema }> }
type Operation = { parameters?: (Parameter | Ref)[]; responses: Record<string, Response | Ref> }

/**
 * Moves parameters that several operations share into the components and replaces them with references. If several
 * have the same name, the most frequent one is moved.
 */
export function shareParameters(operations: readonly Operation[]) {
  const share = sharing(
    operations.flatMap(({ parameters = [] }) => parameters),
    one => ('name' in one ? componentName(one.name) : ''),
  )
  for (const operation of operations)
    if (operation.parameters) operation.parameters = operation.parameters.map(one => share.refer(one, 'parameters'))
  return share.shared
}

/** The same for responses. One with a named body has its name, a refusal that of its codes. */
export function shareResponses(operations: readonly Operation[]) {
  const all = operations.flatMap(({ responses }) => Object.values(responses))
  const share = sharing(all, one => ('$ref' in one ? '' : responseName(one)))
  for (const operation of operations)
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).map(([status, one]) => [status, share.refer(one, 'responses')]),
    )
  return share.shared
}

/** The component names of values that occur more than once. A value without a name stays where it is. */
function sharing<T extends object>(all: readonly T[], nameOf: (one: T) => string) {
  const uses = Map.groupBy(all, one => JSON.stringify(one))
  const shared: Record<string, T> = {}
  const names = new Map<string, string>()
  for (const [text, [one, ...others]] of [...uses].sort(([, a], [, b]) => b.length - a.length)) {
    const name = one && others.length > 0 ? nameOf(one) : ''
    if (!one || name === '' || name in shared) continue
    shared[name] = one
    names.set(text, name)
  }
  const refer = (one: T, kind: string): T | Ref => {
    const name = names.get(JSON.stringify(one))
    return name === undefined ? one : { $ref: `#/components/${kind}/${name}` }
  }
  return { shared, refer }
}

/** `Member` for a body of that schema, `Stale` with the name of the current row, `NoContent`, `Csv`. */
function responseName({ content, headers }: Response): string {
  const [[mediaType = '', { schema = {} } = {}] = []] = Object.entries(content ?? {})
  if (!content) return headers ? '' : 'NoContent'
  if (mediaType.startsWith('text/csv')) return 'Csv'
  const sent = Object.keys(headers ?? {})
  const also = sent.length > 0 ? `With${sent.map(componentName).join('And')}` : ''
  const named = nameIn(schema)
  if (named) return named + also
  const [own = schema] = schema.anyOf ?? []
  const codes = own.properties?.code?.enum
  if (!Array.isArray(codes)) return ''
  return (
    codes.map(componentName).join('Or') +
    Object.values(own.properties ?? {})
      .map(nameIn)
      .join('')
  )
}

const nameIn = ({ $ref = '' }: JsonSchema) => $ref.split('/').at(-1) ?? ''
