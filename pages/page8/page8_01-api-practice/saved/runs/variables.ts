import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'

export type Variables = ReadonlyMap<string, unknown>

/**
 * Available in every run, with a different text each time, for values that must be new, such as an e-mail address or an
 * Idempotency-Key.
 */
export const RUN_VARIABLE = 'run'
export const newRunVariable = (): string => crypto.randomUUID().slice(0, 8)

const REFERENCE = /\{\{\s*([A-Za-z_]\w*)\s*\}\}/g
const ONLY_REFERENCE = /^\{\{\s*([A-Za-z_]\w*)\s*\}\}$/

export const reference = (name: string): string => `{{${name}}}`

/** A variable's text within other text. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** The names that a value refers to, at any depth, each once. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [...new Set([...value.matchAll(REFERENCE)].map(([, name = '']) => name))]
  const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
  return [...new Set(inner.flatMap(namesIn))]
}

/** The name in a text that is a single reference; otherwise null. */
export const onlyName = (text: string): string | null => ONLY_REFERENCE.exec(text)?.[1] ?? null

/** The names that a request refers to. Of two bodies, only the one that is sent counts. */
export const namesInValues = (values: { text: string | null; body?: unknown }): string[] =>
  namesIn(values.text === null ? values : { ...values, body: null })

export const fillText = (text: string, variables: Variables, write: (value: unknown) => string = asText): string =>
  text.replace(REFERENCE, (whole, name: string) => (variables.has(name) ? write(variables.get(name)) : whole))

/**
 * Replaces the variables in a value. A text that is a single reference becomes the variable's value with its type;
 * within other text, it is inserted as text. Unknown variables are left unchanged.
 */
export function fill(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') {
    const name = onlyName(value)
    return name !== null && variables.has(name) ? variables.get(name) : fillText(value, variables)
  }
  if (Array.isArray(value)) return value.map(one => fill(one, variables))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, fill(member, variables)]))
}

/** The values of an endpoint with their variables replaced. */
export const fillValues = (values: Values, variables: Variables): Values => ({
  ...values,
  // Replacing variables in an object results in an object.
  params: fill(values.params, variables) as Values['params'],
  query: fill(values.query, variables) as Values['query'],
  headers: fill(values.headers, variables) as Values['headers'],
  body: fill(values.body, variables),
  text: values.text === null ? null : fillJson(values.text, variables),
  fault: fillText(values.fault, variables),
})

/** Fills in a body text: as JSON, or as plain text while it is not valid JSON, such as `{"id": {{id}}}`. */
function fillJson(text: string, variables: Variables): string {
  if (namesIn(text).length === 0) return text
  try {
    return JSON.stringify(fill(JSON.parse(text), variables), null, 2)
  } catch {
    return fillText(text, variables)
  }
}
