import type { JsonSchema } from '#shared/json-schema.ts'
import { componentName, refTo } from './schemas.ts'

type Owner = { operationId: string }

/** From this length on, a reference is shorter than what it stands for. */
const MIN_SHARED_LENGTH = 80

/**
 * Names each object and each list of values that the document contains more than once, and replaces it with a
 * reference. Its name is that of the component or operation with the path of properties: the jobs in `Member` become
 * `MemberJob`. A copy of a component becomes a reference to the component. Returns all components. Takes a step for each
 * component and each holder of a schema.
 */
export function* shareSchemas(
  components: Record<string, JsonSchema>,
  operations: readonly Owner[],
): Generator<undefined, Record<string, JsonSchema>> {
  const holders = operations.flatMap(one => schemaHolders(one, componentName(one.operationId)))
  const names = new Map(Object.entries(components).map(([name, schema]) => [JSON.stringify(schema), name]))
  const taken = new Set(Object.keys(components))
  const [inComponents, inOperations] = [new Map<string, string[]>(), new Map<string, string[]>()]
  for (const [name, schema] of Object.entries(components)) {
    collect(inComponents, schema, name)
    yield
  }
  for (const { name, schema } of holders) {
    collect(inOperations, schema, name)
    yield
  }
  for (const text of new Set([...inComponents.keys(), ...inOperations.keys()])) {
    // A component names its parts better than an operation does.
    const candidates = [inComponents, inOperations].flatMap(found => byLength(found.get(text) ?? []))
    const variant = variantName(JSON.parse(text))
    const name = candidates.flatMap(one => [one, one + variant]).find(one => !taken.has(one))
    if (candidates.length === 1 || names.has(text) || name === undefined) continue
    names.set(text, name)
    taken.add(name)
  }

  const shared: Record<string, JsonSchema> = {}
  const rewrite = (schema: JsonSchema): JsonSchema => mapParts(compact(schema), '', refer)
  function refer(schema: JsonSchema): JsonSchema {
    const text = JSON.stringify(schema)
    const name = isShareable(schema, text) ? names.get(text) : undefined
    if (name === undefined) return rewrite(schema)
    if (!(name in components)) shared[name] ??= rewrite(schema)
    return refTo(name)
  }
  for (const { holder, keyword, schema } of holders) {
    holder[keyword] = refer(schema)
    yield
  }
  const own: Record<string, JsonSchema> = {}
  for (const [name, schema] of Object.entries(components)) {
    own[name] = rewrite(schema)
    yield
  }
  return { ...own, ...shared }
}

type Holder = { holder: Record<string, unknown>; keyword: string; name: string; schema: JsonSchema }

/** The objects of an operation that hold a schema, with a name for it. */
function schemaHolders(node: unknown, name: string): Holder[] {
  if (!isObject(node)) return []
  return Object.entries(node).flatMap(([keyword, value]) =>
    /^(schema|says|hears)$/.test(keyword)
      ? [
          {
            holder: node,
            keyword,
            name: 'in' in node ? name + componentName(String(node.name)) : name,
            // A member of `properties` is a schema.
            schema: value as JsonSchema,
          },
        ]
      : schemaHolders(value, keyword === 'requestBody' ? `${name}Body` : name),
  )
}

const byLength = (names: string[]) => names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))

/** Collects the names that each shareable schema could have, by its text. */
function collect(found: Map<string, string[]>, schema: JsonSchema, name: string) {
  const text = JSON.stringify(schema)
  if (isShareable(schema, text)) found.set(text, [...(found.get(text) ?? []), name])
  mapParts(schema, name, (part, partName) => {
    collect(found, part, partName)
    return part
  })
}

const isShareable = (schema: JsonSchema, text: string) =>
  text.length > MIN_SHARED_LENGTH &&
  !('default' in schema) &&
  ('enum' in schema || ('properties' in schema && !('allOf' in schema)))

/** A copy of a schema with changed parts. A part is named by the schema and its property. */
function mapParts(schema: JsonSchema, name: string, change: (part: JsonSchema, name: string) => JsonSchema) {
  const copy = { ...schema }
  const properties = Object.entries(schema.properties ?? {})
  if (schema.properties)
    copy.properties = Object.fromEntries(
      properties.map(([key, part]) => [key, change(part, name + componentName(key))]),
    )
  for (const keyword of ['items', 'additionalProperties', 'propertyNames'])
    if (isObject(schema[keyword])) copy[keyword] = change(schema[keyword], singular(name))
  for (const keyword of ['anyOf', 'oneOf', 'allOf', 'prefixItems']) {
    const parts = schema[keyword]
    if (Array.isArray(parts)) copy[keyword] = parts.map((part: JsonSchema) => change(part, name))
  }
  return copy
}

/** A variant is named by the constant that selects it. */
function variantName({ properties = {} }: JsonSchema): string {
  const constant = Object.values(properties).find(one => typeof one.const === 'string')?.const
  return componentName(String(constant ?? '').replace(/\W+/g, '-'))
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/([^su])s$/, '$1')

/** A choice of a simple type and null is written as a list of types. */
function compact(schema: JsonSchema): JsonSchema {
  const { anyOf = [], ...others } = schema
  const [one, other] = anyOf
  const isSimple = one?.type !== undefined && one.type !== 'object' && !('enum' in one) && !('const' in one)
  if (anyOf.length !== 2 || !isSimple || other?.type !== 'null') return schema
  // JSON Schema allows a list of types; ours have one each.
  return { ...one, ...others, type: [one.type, 'null'] as unknown as string }
}
