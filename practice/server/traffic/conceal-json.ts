import type { JsonSchema } from '#shared/json-schema.ts'
import { REDACTED } from '#shared/platform/traffic.ts'
import { isSecretName } from '#shared/secrets.ts'

/** Whether the schema marks any secret (`secret` in shared/contract.ts). */
export const marksSecrets = (schema: JsonSchema): boolean => JSON.stringify(schema).includes('"format":"password"')

/** The schema and all of its alternatives and parts. */
const variantsOf = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap(some => some ?? []).flatMap(variantsOf),
]

/**
 * Redacts marked secrets and removes everything that the schema doesn't declare, because a secret in the wrong field is
 * still a secret. Returns undefined if nothing is left.
 */
export function concealDeclared(value: unknown, schemas: readonly JsonSchema[]): unknown {
  const variants = schemas.flatMap(variantsOf)
  if (variants.length === 0) return undefined
  if (variants.some(({ format }) => format === 'password')) return REDACTED
  if (Array.isArray(value)) {
    const items = variants.flatMap(({ items: each }) => (each ? [each] : []))
    return value.map(one => concealDeclared(one, items)).filter(one => one !== undefined)
  }
  if (value === null || typeof value !== 'object') return value
  const members = Object.entries(value).map(([name, member]) => {
    const declared = variants.flatMap(({ properties }) => (properties?.[name] ? [properties[name]] : []))
    return [name, isSecretName(name) && declared.length > 0 ? REDACTED : concealDeclared(member, declared)] as const
  })
  return Object.fromEntries(members.filter(([, member]) => member !== undefined))
}
