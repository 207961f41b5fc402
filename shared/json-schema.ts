import * as z from 'zod/mini'
import type { $ZodRegistry, $ZodType as Schema } from 'zod/v4/core'

/** The part of JSON Schema that our contracts use. */
export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  /** false: a tuple has no further items. */
  items?: JsonSchema | false
  $ref?: string
  [keyword: string]: unknown
}

/** Standard formats of JSON Schema, for which zod also writes a pattern. */
const FORMATS = new Set(['date-time', 'date', 'email'])

/** Keywords that zod adds to every number and object, and that say nothing. */
const isNoise = (keyword: string, value: unknown) =>
  (keyword === 'additionalProperties' && value === false) || Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER

/**
 * A schema as JSON Schema 2020-12, before (`input`) or after (`output`) its transforms. Schemas with an id in `names`
 * become definitions, which the others reference.
 */
export function jsonSchema(
  schema: Schema,
  io: 'input' | 'output',
  names: $ZodRegistry<{ id: string }> | undefined = undefined,
): JsonSchema {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io,
    ...(names && { metadata: names }),
    unrepresentable: 'any',
    override: written => {
      // The same object, of which only these keywords are needed.
      const keywords = written.jsonSchema as JsonSchema
      for (const keyword of Object.keys(keywords)) if (isNoise(keyword, keywords[keyword])) delete keywords[keyword]
      // The format alone is shorter and clearer.
      if (FORMATS.has(String(keywords.format))) delete keywords.pattern
      // Names are always texts.
      if (JSON.stringify(keywords.propertyNames) === '{"type":"string"}') delete keywords.propertyNames
      // zod only forbids further items of a tuple, and wouldn't mind missing ones. Not every tool knows
      // `items: false`, and some want items of every array.
      if (Array.isArray(keywords.prefixItems) && keywords.items === false) {
        keywords.items = {}
        keywords.minItems = keywords.maxItems = keywords.prefixItems.length
      }
    },
  })
  // Our schemas have one type each.
  return json as JsonSchema
}
