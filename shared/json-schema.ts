import * as z from 'zod/mini'
import type { $ZodRegistry, $ZodType as Schema } from 'zod/v4/core'

/** The part of JSON Schema that our contracts come to. */
export type JsonSchema = {
  type?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  $ref?: string
  [keyword: string]: unknown
}

/** Formats of JSON Schema itself, which zod writes together with a pattern. */
const FORMATS = new Set(['date-time', 'date', 'email'])

/** zod's additions that say nothing: every number's bounds, every object's closedness. */
const isNoise = (keyword: string, value: unknown) =>
  (keyword === 'additionalProperties' && value === false) || Math.abs(value as number) === Number.MAX_SAFE_INTEGER

/**
 * A schema as JSON Schema 2020-12: what a sender writes (`input`) or a reader gets (`output`). Those with an id in `names` are definitions
 * that the others reference.
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
    override: ({ jsonSchema: written }) => {
      const keywords = written as JsonSchema
      for (const keyword of Object.keys(keywords)) if (isNoise(keyword, keywords[keyword])) delete keywords[keyword]
      // Those formats say it shorter, and better.
      if (FORMATS.has(String(keywords.format))) delete keywords.pattern
    },
  })
  return json as JsonSchema
}
