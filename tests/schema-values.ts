import fc from 'fast-check'
import type { Schema } from '#pages/page8/page8_01-api-practice/schema.ts'

/** Values of a schema, most of which fit it. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(one => valuesOf(one)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }).map(at => at.toISOString())
  if (schema.format === 'date') return fc.constantFrom('2026-02-28', '2024-02-29', '1999-12-31')
  if (schema.format === 'email') return fc.constantFrom('name@strive.example', 'a.b+c@d.tw')
  const { minLength = 0, maxLength = 12, minimum = -1000, maximum = 1000, minItems = 0 } = schema
  switch (schema.type) {
    case 'string':
      return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 12)), unit: 'grapheme-ascii' })
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { minLength: minItems, maxLength: minItems + 2 })
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, member]) => [name, valuesOf(member)])),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** A value in which one place, anywhere, holds something else. */
export const broken = (schema: Schema) =>
  fc
    .tuple(valuesOf(schema), fc.jsonValue({ maxDepth: 1 }), fc.nat())
    .map(([value, other, place]) => replaceAt(value, other, place))

function replaceAt(value: unknown, other: unknown, place: number): unknown {
  if (value === null || typeof value !== 'object') return other
  const keys = Object.keys(value)
  const key = keys[place % (keys.length + 1)]
  if (key === undefined) return other
  const inner = replaceAt((value as Record<string, unknown>)[key], other, Math.floor(place / 7))
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...value, [key]: inner }
}
