import type { $ZodType as Schema } from 'zod/v4/core'
import { type Endpoint, isSchema, ProblemDetails, type Reply } from '#shared/contract.ts'
import { takesVersion } from '#shared/headers.ts'
import type { JsonSchema } from '#shared/json-schema.ts'
import { commonRefusal, commonRefusals } from '#shared/problems/common-refusals.ts'
import { refTo, type SchemaWriter } from './schemas.ts'

const PROBLEM = refTo('ProblemDetails')

/** The component name of a common refusal. */
export const refusalName = (status: number) => `Refusal${status}`

export const headersOf = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, { schema: { type: 'string' } }]))

const refused = (description: string, schema: JsonSchema = PROBLEM) => ({
  description,
  content: { 'application/problem+json': { schema } },
})

const isOfCaller = (status: number) => status < 500

const statusesOf = (endpoint: Endpoint) =>
  commonRefusals.map(({ status }) => status).filter(status => commonRefusal(endpoint, status))

/** Endpoints of one kind may return the same refusals without declaring them: `ReadRefused`, `PublicJsonRefused`. */
function kindOf(endpoint: Endpoint): string {
  const { needs, method, headers, body } = endpoint
  const kind = isSchema(body) ? 'Json' : body ? 'Bytes' : method === 'GET' ? 'Read' : 'Write'
  return `${needs === 'public' ? 'Public' : ''}${takesVersion(headers) ? 'Versioned' : ''}${kind}Refused`
}

const UNAVAILABLE = 'Unavailable'
const refToResponse = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The responses of an endpoint that it does not declare, by range of statuses. */
export const commonRanges = (endpoint: Endpoint) => ({
  '4XX': refToResponse(kindOf(endpoint)),
  '5XX': refToResponse(UNAVAILABLE),
})

/**
 * The refusals that endpoints may return without declaring them: one response for all statuses of a kind of endpoint.
 * `x-statuses` lists them, each with a schema of its own in the components.
 */
export function commonResponses(endpoints: readonly Endpoint[]) {
  const kinds = new Map(endpoints.map(endpoint => [kindOf(endpoint), statusesOf(endpoint).filter(isOfCaller)]))
  kinds.set(UNAVAILABLE, [503])
  return Object.fromEntries([...kinds].map(([kind, statuses]) => [kind, oneOfStatuses(statuses)]))
}

function oneOfStatuses(statuses: readonly number[]) {
  const described = commonRefusals.filter(({ status }) => statuses.includes(status))
  return {
    ...refused(described.map(({ status, description }) => `${status}: ${description}.`).join(' '), {
      anyOf: statuses.map(status => refTo(refusalName(status))),
    }),
    'x-statuses': statuses,
  }
}

/** The refusals with a status: those that the endpoint declares, and the common ones that apply. */
export function ownRefusal(writer: SchemaWriter, endpoint: Endpoint, status: number, reply: Reply) {
  if (!isSchema(reply)) return refused('Refused')
  const schema = refusalJson(writer, reply)
  // Codes are texts.
  const [code = '', ...others] = (schema.properties?.code?.enum ?? []) as string[]
  return {
    ...refused(
      others.length > 0 ? 'Refused' : code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' '),
      commonRefusal(endpoint, status) ? { anyOf: [schema, refTo(refusalName(status))] } : schema,
    ),
    ...(schema.properties?.retryAfterSeconds && { headers: headersOf(['retry-after']) }),
  }
}

/** A refusal as a problem with additional members. */
export function refusalJson({ writeWhole }: SchemaWriter, schema: Schema): JsonSchema {
  const problem = writeWhole(ProblemDetails, 'output')
  const { properties = {}, required = [] } = writeWhole(schema, 'output')
  const isOfProblem = ([name, property]: [string, JsonSchema]) =>
    JSON.stringify(property) === JSON.stringify(problem.properties?.[name])
  const own = required.filter(name => !problem.required?.includes(name))
  return {
    type: 'object',
    allOf: [PROBLEM],
    properties: Object.fromEntries(Object.entries(properties).filter(one => !isOfProblem(one))),
    ...(own.length > 0 && { required: own }),
  }
}
