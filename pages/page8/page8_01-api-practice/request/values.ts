import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import {
  isObject,
  type JsonObject,
  nullable,
  type Schema,
} from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'

/**
 * What is filled in for one endpoint. Parameters and body are JSON values, whatever their schema says of them: bad input can be
 * sent on purpose. A member that is not there is not sent.
 */
export type Values = {
  params: JsonObject
  query: JsonObject
  headers: JsonObject
  body: unknown
  /** The body as text, when it is written by hand; null while the form makes it. */
  text: string | null
  /** The body of an endpoint that takes bytes. */
  file: File | null
  /** Sent as nobody: without the session's token. */
  isAnonymous: boolean
  /** The practice fault that goes with it; empty for none. Whatever is written there is sent. */
  fault: string
  /** How many of it go out at once. */
  times: number
}

export const MAX_AT_ONCE = 20

export const PARAMETER_PARTS = ['params', 'query', 'headers'] as const
export type ParameterPart = (typeof PARAMETER_PARTS)[number]

/** A form that nobody has touched: only what is required, and where the schema says no more, empty. */
export function blankValues(operation: Operation): Values {
  const blank = (schema: Schema | null) => (schema ? (blankOf(schema) as JsonObject) : {})
  const schema = operation.body?.schema
  return {
    params: blank(operation.params),
    query: blank(operation.query),
    headers: blank(operation.headers),
    body: schema ? blankOf(schema) : undefined,
    text: null,
    file: null,
    isAnonymous: false,
    fault: '',
    times: 1,
  }
}

const DEEPEST = 8

/** The simplest value that one can begin with; a text stays empty, for nobody but the operator knows it. */
export function blankOf(schema: Schema, depth = 0): unknown {
  const { inner, isNullable } = nullable(schema)
  if (inner.default !== undefined) return inner.default
  if (isNullable || depth > DEEPEST) return null
  if ('const' in inner) return inner.const
  if (inner.enum) return inner.enum[0]
  const [variant] = inner.anyOf ?? inner.oneOf ?? []
  if (variant) return blankOf(variant, depth + 1)
  switch (inner.type) {
    case 'string':
      return ''
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return Math.max(inner.minimum ?? 0, 0)
    case 'array':
      return Array.from({ length: inner.minItems ?? 0 }, () => blankOf(inner.items ?? {}, depth + 1))
    case 'object':
      return Object.fromEntries(
        (inner.required ?? []).map(name => [name, blankOf(inner.properties?.[name] ?? {}, depth + 1)]),
      )
    default:
      return null
  }
}

/** What a text typed into a field of this schema stands for; one that is no number where one is asked for stays a text. */
export function readText(schema: Schema, text: string): unknown {
  const { type } = nullable(schema).inner
  if ((type === 'integer' || type === 'number') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** How a value stands in an address or a header. */
export const writeText = (value: unknown): string => (isObject(value) ? JSON.stringify(value) : String(value))

/** The texts that a parameter is sent as: a list once for each item. */
export const textsOf = (value: unknown): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(writeText)
