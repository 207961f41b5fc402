import type { Endpoint } from '#shared/contract.ts'
import { isIdempotent, takesVersion } from '#shared/headers.ts'
import type { JsonSchema } from '#shared/json-schema.ts'
import { isForSessions } from '#shared/platform/api-keys.ts'

/** The doc comment of a property of a constant: `docOf('Member', ['archivedAt'])`, or of the constant itself. */
export type DocOf = (constant: string, path: readonly string[]) => string | undefined

/** Units that the end of a name tells to those who know it. */
const UNITS: [name: RegExp, description: string][] = [
  [/Cents$/, 'Cents of a New Taiwan dollar.'],
  [/Ms$/, 'Milliseconds.'],
  [/Seconds$/, 'Seconds.'],
  [/Bytes$/, 'Bytes.'],
  [/^lat$/, 'Degrees of latitude (WGS 84).'],
  [/^lng$/, 'Degrees of longitude (WGS 84).'],
  [/[a-z]On$/, 'A day in Taiwan.'],
  [/[a-z]At$/, 'A time in UTC.'],
]

/** The description of a property, from its comment or its unit. */
export const descriptionOf = (name: string, comment: string | undefined): { description?: string } => {
  const description = comment ?? UNITS.find(([pattern]) => pattern.test(name))?.[1]
  return description === undefined ? {} : { description }
}

/** A copy of a schema whose properties are described. `commentAt` finds the comment at a path of properties. */
export function describeProperties(
  schema: JsonSchema,
  commentAt: (path: readonly string[]) => string | undefined,
  path: readonly string[] = [],
): JsonSchema {
  const copy = { ...schema }
  if (schema.properties)
    copy.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => {
        const at = [...path, name]
        return [name, { ...describeProperties(property, commentAt, at), ...descriptionOf(name, commentAt(at)) }]
      }),
    )
  for (const keyword of ['items', 'additionalProperties']) {
    // These keywords hold a schema or a boolean.
    const part = schema[keyword] as JsonSchema | boolean | undefined
    if (typeof part === 'object') copy[keyword] = describeProperties(part, commentAt, path)
  }
  for (const keyword of ['anyOf', 'oneOf', 'allOf'] as const) {
    const parts = schema[keyword]
    if (Array.isArray(parts)) copy[keyword] = parts.map((part: JsonSchema) => describeProperties(part, commentAt, path))
  }
  return copy
}

/** A component with the comments of its constant. `MemberInput` is `Member` before its defaults. */
export const describeComponent = (name: string, schema: JsonSchema, docOf: DocOf): JsonSchema => {
  const comment = docOf(name.replace(/Input$/, ''), [])
  const described = describeProperties(schema, path => docOf(name.replace(/Input$/, ''), path))
  return { ...described, ...(comment !== undefined && { description: comment }) }
}

/** What a caller must know before the first request, as far as the contract says it. */
export function describeEndpoint(endpoint: Endpoint, comment: string | undefined): string {
  const { needs, method, isRead, headers, maxBodyBytes } = endpoint
  return [
    comment,
    needs === 'public'
      ? 'Needs no session.'
      : `Needs a session${isForSessions(endpoint) ? '' : ' or an API key'}${needs === 'signed-in' ? '' : ` with the permission \`${needs}\``}.`,
    method !== 'GET' && isRead && 'Changes nothing.',
    takesVersion(headers) && 'Needs the `ETag` of the row in `If-Match` (else 428). An old one is refused (412).',
    isIdempotent(headers) && 'With an `Idempotency-Key`, it can be sent again and runs once.',
    maxBodyBytes && `The body may have ${Math.round(maxBodyBytes / 1024)} KB.`,
  ]
    .filter(Boolean)
    .join(' ')
}
