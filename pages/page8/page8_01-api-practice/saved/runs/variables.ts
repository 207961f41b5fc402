import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import type { Values } from '#pages/page8/page8_01-api-practice/request/values.ts'

export type Variables = ReadonlyMap<string, unknown>

/** Known in every run, and another text in each: for what must be new, such as an address or an Idempotency-Key. */
export const RUN_VARIABLE = 'run'
export const newRunVariable = (): string => crypto.randomUUID().slice(0, 8)

const REFERENCE = /\{\{\s*([A-Za-z_]\w*)\s*\}\}/g
const ONLY_REFERENCE = /^\{\{\s*([A-Za-z_]\w*)\s*\}\}$/

export const reference = (name: string): string => `{{${name}}}`

/** How a variable stands within a text. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** The names that a value refers to, however deep, each once. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [...new Set([...value.matchAll(REFERENCE)].map(([, name = '']) => name))]
  const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
  return [...new Set(inner.flatMap(namesIn))]
}

/** Of a text that is one reference and nothing else, its name. */
export const onlyName = (text: string): string | null => ONLY_REFERENCE.exec(text)?.[1] ?? null

/** The names that a request refers to: of two bodies, those of the one that is sent. */
export const namesInValues = (values: { text: string | null; body?: unknown }): string[] =>
  namesIn(values.text === null ? values : { ...values, body: null })

export const fillText = (text: string, variables: Variables, write: (value: unknown) => string = asText): string =>
  text.replace(REFERENCE, (whole, name: string) => (variables.has(name) ? write(variables.get(name)) : whole))

/**
 * The value with its variables. A text that is one reference and nothing else becomes what the variable holds, a number a number; within
 * a text it stands as text. What nobody knows is left as it is.
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

/** What is filled in for an endpoint, with its variables. */
export const fillValues = (values: Values, variables: Variables): Values => ({
  ...values,
  // Filled in, an object is an object still.
  params: fill(values.params, variables) as Values['params'],
  query: fill(values.query, variables) as Values['query'],
  headers: fill(values.headers, variables) as Values['headers'],
  body: fill(values.body, variables),
  text: values.text === null ? null : fillJson(values.text, variables),
  fault: fillText(values.fault, variables),
})

/** A body by hand: filled in as the JSON that it is, or as a text while it is none, as `{"id": {{id}}}` is. */
function fillJson(text: string, variables: Variables): string {
  if (namesIn(text).length === 0) return text
  try {
    return JSON.stringify(fill(JSON.parse(text), variables), null, 2)
  } catch {
    return fillText(text, variables)
  }
}
