import * as z from 'zod/mini'
import { $ZodRegistry, type $ZodType as Schema } from 'zod/v4/core'
import { type JsonSchema, jsonSchema } from '#shared/json-schema.ts'

/** Names of schemas, in addition to zod's own metadata. */
class Names extends $ZodRegistry<{ id: string }> {
  override get(schema: Schema) {
    // Only named schemas are written by name.
    return { ...z.globalRegistry.get(schema), ...super.get(schema) } as { id: string }
  }
}

const PREFIX = '#/components/schemas/'
type Io = 'input' | 'output'

/**
 * Writes schemas for a document in which each named schema occurs once, in the components, and is referenced elsewhere.
 * A schema whose input differs from its output (a default, a trimmed text) gets a second name for the input.
 */
export function createSchemaWriter(named: ReadonlyMap<string, Schema>) {
  const names = new Names()
  for (const [id, schema] of named) names.add(schema, { id })
  const components: Record<string, JsonSchema> = {}
  const isTwofold = (schema: Schema) =>
    JSON.stringify(jsonSchema(schema, 'input')) !== JSON.stringify(jsonSchema(schema, 'output'))
  const inputNames = new Map<string, string>()

  /** Compares a schema's input with its output when it is met, because there are hundreds. */
  function nameIn(id: string, io: Io): string {
    if (io === 'output') return id
    const schema = named.get(id)
    const name = inputNames.get(id) ?? (schema && isTwofold(schema) ? `${id}Input` : id)
    inputNames.set(id, name)
    return name
  }

  /** Turns the schema's definitions into components and points its references to them. */
  function write(schema: Schema, io: Io): JsonSchema {
    const { $defs = {}, ...json } = jsonSchema(schema, io, names)
    // Definitions are schemas.
    for (const [id, definition] of Object.entries($defs as Record<string, JsonSchema>))
      components[nameIn(id, io)] ??= pointOut(definition, io)
    return pointOut(json, io)
  }

  const pointOut = (json: JsonSchema, io: Io): JsonSchema =>
    JSON.parse(
      JSON.stringify(json, (keyword, value) =>
        keyword === '$ref' && typeof value === 'string'
          ? value.replace(/^#\/\$defs\/(.+)$/, (_, id) => PREFIX + nameIn(id, io))
          : value,
      ),
    )

  /** The schema itself instead of a reference. */
  function writeWhole(schema: Schema, io: Io): JsonSchema {
    const json = write(schema, io)
    return components[json.$ref?.slice(PREFIX.length) ?? ''] ?? json
  }

  return { write, writeWhole, components }
}
export type SchemaWriter = ReturnType<typeof createSchemaWriter>

/** The components that others refer to, directly or through each other. */
export function referredTo(components: Record<string, JsonSchema>, others: unknown) {
  const found = new Set<string>()
  const visit = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue
      found.add(name)
      visit(components[name])
    }
  }
  visit(others)
  return Object.fromEntries(Object.entries(components).filter(([name]) => found.has(name)))
}

/** The name of a component: `not-found` becomes `NotFound`. */
export const componentName = (text: string) => text.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

export const refTo = (name: string): JsonSchema => ({ $ref: PREFIX + name })
