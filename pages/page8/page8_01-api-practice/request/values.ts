import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import {
  isObject,
  itemAt,
  type JsonObject,
  nullable,
  type Schema,
} from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'

/**
 * The filled-in values of an endpoint. Parameters and body are JSON values, whatever their schema says, because invalid
 * input can be sent on purpose. A missing member is not sent.
 */
export type Values = {
  params: JsonObject
  query: JsonObject
  headers: JsonObject
  body: unknown
  /** The body as text, if it is written by hand; null while the form creates it. */
  text: string | null
  file: File | null
  /** Sent anonymously, without the session's token. */
  isAnonymous: boolean
  /** The practice fault of the request; empty for none. Any text is sent unchanged. */
  fault: string
  times: number
}

export const MAX_AT_ONCE = 20

export const PARAMETER_PARTS = ['params', 'query', 'headers'] as const
export type ParameterPart = (typeof PARAMETER_PARTS)[number]

/**
 * An untouched form: only required fields, and empty unless the schema says more. It has no headers, because an empty
 * If-Match would name a version.
 */
export function blankValues(operation: Operation): Values {
  const blank = (schema: Schema | null) => (schema ? (blankOf(schema) as JsonObject) : {})
  const schema = operation.body?.schema
  return {
    params: blank(operation.params),
    query: blank(operation.query),
    headers: {},
    body: schema ? blankOf(schema) : undefined,
    text: null,
    file: null,
    isAnonymous: false,
    fault: '',
    times: 1,
  }
}

const DEEPEST = 12

/** A text for a schema. */
type Texts = (schema: Schema) => string

/** The simplest initial value of a schema; a text stays empty, because only the operator knows it. */
export function blankOf(schema: Schema, depth = 0, textFor: Texts = () => ''): unknown {
  const { inner, isNullable } = nullable(schema)
  if (inner.default !== undefined) return inner.default
  if (isNullable || depth > DEEPEST) return null
  if ('const' in inner) return inner.const
  if (inner.enum) return inner.enum[0]
  const [variant] = inner.anyOf ?? inner.oneOf ?? []
  if (variant) return blankOf(variant, depth + 1, textFor)
  switch (inner.type) {
    case 'string':
      return textFor(inner)
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return Math.max(inner.minimum ?? 0, 0)
    case 'array':
      return Array.from({ length: inner.minItems ?? 0 }, (_, index) =>
        blankOf(itemAt(inner, index), depth + 1, textFor),
      )
    case 'object':
      return Object.fromEntries(
        (inner.required ?? []).map(name => [name, blankOf(inner.properties?.[name] ?? {}, depth + 1, textFor)]),
      )
    default:
      return null
  }
}

/**
 * The value of a text typed into a field of this schema. Text that is not a number stays a text, even if a number is
 * expected.
 */
export function readText(schema: Schema, text: string): unknown {
  const { type } = nullable(schema).inner
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** A value as text for a URL or a header. */
export const writeText = (value: unknown): string => (isObject(value) ? JSON.stringify(value) : String(value))

/** The texts of a parameter: a list is repeated for each item. */
export const textsOf = (value: unknown): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(writeText)
