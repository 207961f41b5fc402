import fc from 'fast-check'
import type { Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'

/** Values for a schema: `within` its bounds, or `around` them, up to one step beyond. */
export function valuesOf(schema: Schema, where: 'within' | 'around' = 'within'): fc.Arbitrary<unknown> {
  const inner = (one: Schema = {}) => valuesOf(one, where)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map(inner))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }).map(at => at.toISOString())
  if (schema.format === 'date') return fc.constantFrom('2026-02-28', '2024-02-29', '1999-12-31')
  if (schema.format === 'email') return fc.constantFrom('name@strive.example', 'a.b+c@d.tw')
  const isAround = where === 'around'
  const { minLength = 0, maxLength = 12, minimum = -1000, maximum = 1000, minItems = 0, maxItems = 3 } = schema
  switch (schema.type) {
    case 'string':
      if (isAround) return steps(minLength, maxLength, 0).map(length => 'x'.repeat(length))
      return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 12)), unit: 'grapheme-ascii' })
    case 'integer':
      return isAround ? steps(minimum, maximum) : fc.integer({ min: minimum, max: maximum })
    case 'number':
      // JSON has no -0.
      return isAround
        ? steps(minimum, maximum)
        : fc.double({ min: minimum, max: maximum, noNaN: true }).map(value => value + 0)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array': {
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(inner))
      const least = isAround ? Math.max(0, minItems - 1) : minItems
      // Lists of lists grow to millions of values at their upper bounds.
      const isFew = !isAround || schema.items?.type === 'array'
      return fc.array(inner(schema.items), { minLength: least, maxLength: isFew ? minItems + 2 : maxItems + 1 })
    }
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, member]) => [name, inner(member)])),
        { requiredKeys: schema.required ?? [] },
      )
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Both bounds, and one step beyond each. */
const steps = (min: number, max: number, floor = Number.NEGATIVE_INFINITY) =>
  fc.constantFrom(...[min - 1, min, max, max + 1].filter(step => step >= floor))

/** A value with one part replaced by an arbitrary value. */
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
