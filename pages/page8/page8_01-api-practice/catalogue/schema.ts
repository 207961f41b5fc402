import { isSecretName } from '#shared/secrets.ts'

/**
 * JSON Schema 2020-12, as far as our documents use it. Every `$ref` is replaced by its target (document.ts), so a
 * recursive schema is a cycle of objects.
 */
export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  not?: Schema
  default?: unknown
  description?: string
  title?: string
}

export type JsonObject = Record<string, unknown>
export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** The type of a JSON value, in the terms of JSON Schema. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** The schema of a list's item. The items of a tuple have a schema each. */
export const itemAt = ({ prefixItems, items }: Schema, index: number): Schema => prefixItems?.[index] ?? items ?? {}

const isNull = (schema: Schema) => schema.type === 'null' || schema.const === null

/** Splits `X or null` into X and whether null is allowed. */
export function nullable(schema: Schema): { inner: Schema; isNullable: boolean } {
  const others = (schema.anyOf ?? []).filter(one => !isNull(one))
  const [only] = others
  if (!only || others.length === schema.anyOf?.length) return { inner: schema, isNullable: isNull(schema) }
  if (others.length > 1) return { inner: { ...schema, anyOf: others }, isNullable: true }
  const { anyOf: _, ...said } = schema
  return { inner: { ...only, ...said }, isNullable: true }
}

/** True if a value of this name must never be shown, shared or stored. */
export const isSecret = (name: string, schema: Schema | undefined): boolean =>
  schema?.format === 'password' || isSecretName(name)

/** True if a value of this schema may contain secrets. */
export function holdsSecrets(schema: Schema | undefined, seen = new Set<Schema>()): boolean {
  if (!schema || seen.has(schema)) return false
  seen.add(schema)
  const members = Object.entries(schema.properties ?? {})
  if (members.some(([name, member]) => isSecret(name, member))) return true
  const { items, prefixItems = [], anyOf = [], oneOf = [] } = schema
  const inner = [...members.map(([, member]) => member), items, ...prefixItems, ...anyOf, ...oneOf]
  return inner.some(one => holdsSecrets(one, seen))
}

/** A copy of the value with each secret replaced by the result of `replace`; undefined removes it. */
export function withoutSecrets(
  value: unknown,
  schema: Schema | undefined,
  replace: (name: string) => unknown = () => undefined,
): unknown {
  if (Array.isArray(value))
    return value.map((one, index) => withoutSecrets(one, schema && itemAt(schema, index), replace))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([name, member]) => {
    const declared = schema?.properties?.[name]
    return [name, isSecret(name, declared) ? replace(name) : withoutSecrets(member, declared, replace)] as const
  })
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined))
}
