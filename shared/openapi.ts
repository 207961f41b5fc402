import type { $ZodType as Schema } from 'zod/v4/core'
import { commonRefusal, commonRefusals } from './common-refusals.ts'
import { type Bytes, type Endpoint, isSchema, type Reply, type Socket } from './contract.ts'
import type { JsonSchema } from './json-schema.ts'
import type { Words } from './messages.ts'
import { shareParameters } from './openapi-parameters.ts'
import { componentName, createSchemaWriter, refTo, type SchemaWriter } from './openapi-schemas.ts'

const PROBLEM = refTo('Problem')

/** The members that every refusal has (RFC 9457). */
const PROBLEM_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { pointer: { type: 'string' }, code: { type: 'string' }, bound: { type: 'number' } },
        required: ['pointer', 'code'],
      },
    },
  },
}

/** An endpoint with its operation id (its name in the contract), and the entity of its folder with its title. */
type Named = { id: string; entity: string; title: Words; endpoint: Endpoint }
type NamedSocket = { id: string; entity: string; socket: Socket }

/** Collects the components while the paths are written: named schemas, and refusals that several endpoints share. */
type Writer = SchemaWriter & { responses: Record<string, object> }

/** The OpenAPI 3.1 document of these endpoints and sockets, tagged by entity. Named schemas are referenced. */
export function openapi(
  info: { title: string; version: string },
  operations: readonly Named[],
  sockets: readonly NamedSocket[] = [],
  schemas: ReadonlyMap<string, Schema> = new Map(),
) {
  const writer: Writer = { ...createSchemaWriter(schemas), responses: {} }
  for (const { status, schema, description } of commonRefusals) {
    writer.components[refusalName(status)] = refusalJson(writer, schema)
    writer.responses[refusalName(status)] = refused(description, refTo(refusalName(status)))
  }
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  for (const named of operations) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: operation(writer, named) }
  }
  // OpenAPI cannot describe sockets, so ours are an extension in the same style.
  const described = sockets.map(one => describeSocket(writer, one, operations))
  const { parameters } = shareParameters(Object.values(paths).flatMap(path => Object.values(path)))
  return {
    openapi: '3.1.1',
    info,
    // The default; an operation can override it.
    security: [{ session: [] }, { key: [] }],
    tags: [...new Map(operations.map(({ entity, title }) => [entity, { name: entity, 'x-title': title }])).values()],
    paths,
    ...(sockets.length > 0 && { 'x-sockets': described }),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'A session token' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key (strive_…)' },
      },
      schemas: { Problem: PROBLEM_SCHEMA, ...writer.components },
      parameters,
      responses: writer.responses,
    },
  }
}

function describeSocket(writer: Writer, { id, entity, socket }: NamedSocket, operations: readonly Named[]) {
  return {
    operationId: id,
    tags: [entity],
    path: socket.path,
    summary: socket.summary.en,
    'x-summary': { zh: socket.summary.zh },
    'x-needs': socket.needs,
    'x-ticket': operations.find(({ endpoint }) => endpoint === socket.ticket)?.id,
    parameters: parameters(writer, socket.query, 'query'),
    says: writer.write(socket.says, 'output'),
    ...(socket.hears && { hears: writer.write(socket.hears, 'input') }),
  }
}

function operation(writer: Writer, { id, entity, endpoint }: Named) {
  const isPublic = endpoint.needs === 'public'
  return {
    operationId: id,
    tags: [entity],
    summary: endpoint.summary.en,
    'x-summary': { zh: endpoint.summary.zh },
    'x-needs': endpoint.needs,
    ...(endpoint.isSpared && { 'x-spared': true }),
    ...(isPublic ? { security: [] } : endpoint.needsSession && { security: [{ session: [] }] }),
    parameters: [
      ...parameters(writer, endpoint.params, 'path'),
      ...parameters(writer, endpoint.query, 'query'),
      ...parameters(writer, endpoint.headers, 'header'),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: content(writer, endpoint.body, 'input') } }),
    responses: {
      ...Object.fromEntries(
        commonRefusals
          .filter(({ status }) => commonRefusal(endpoint, status))
          .map(({ status }) => [status, { $ref: `#/components/responses/${refusalName(status)}` }]),
      ),
      ...Object.fromEntries(
        Object.entries(endpoint.replies).map(([status, reply]) => response(writer, endpoint, status, reply)),
      ),
    },
  }
}

function parameters(writer: Writer, part: Endpoint['query'], where: string): object[] {
  const schema = part && writer.writeWhole(part, 'input')
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (schema?.required?.includes(name) ?? false),
    schema: property,
  }))
}

/** The component name of a common refusal. */
const refusalName = (status: number) => `Refusal${status}`

const refused = (description: string, schema: JsonSchema = PROBLEM) => ({
  description,
  content: { 'application/problem+json': { schema } },
})

function response(writer: Writer, endpoint: Endpoint, status: string, reply: Reply): [string, object] {
  const { sends = [] } = endpoint
  if (Number(status) >= 400) return [status, ownRefusal(writer, endpoint, Number(status), reply)]
  const headers = Object.fromEntries(sends.map(name => [name, { schema: { type: 'string' } }]))
  return [
    status,
    {
      description: 'Success',
      ...(sends.length > 0 && { headers }),
      ...(reply && { content: content(writer, reply, 'output') }),
    },
  ]
}

/** The refusals with a status: those that the endpoint declares, and the common ones that apply. */
function ownRefusal(writer: Writer, endpoint: Endpoint, status: number, reply: Reply): object {
  if (!isSchema(reply)) return refused('Refused')
  const own = refusalJson(writer, reply)
  if (commonRefusal(endpoint, status)) return refused('Refused', { anyOf: [own, refTo(refusalName(status))] })
  const { code = {}, ...members } = own.properties ?? {}
  const [only, ...others] = code.enum as string[]
  if (!only || others.length > 0 || Object.keys(members).length > 0) return refused('Refused', own)
  // Endpoints share a refusal that has one code and no additional members.
  const name = componentName(only)
  writer.responses[name] = refused('Refused', own)
  return { $ref: `#/components/responses/${name}` }
}

/** A refusal as a problem with additional members. */
function refusalJson({ writeWhole }: Writer, schema: Schema): JsonSchema {
  const { properties = {}, required = [] } = writeWhole(schema, 'output')
  const isOfProblem = ([name, property]: [string, JsonSchema]) =>
    JSON.stringify(property) === JSON.stringify(PROBLEM_SCHEMA.properties?.[name])
  const own = required.filter(name => !PROBLEM_SCHEMA.required?.includes(name))
  return {
    type: 'object',
    allOf: [PROBLEM],
    properties: Object.fromEntries(Object.entries(properties).filter(one => !isOfProblem(one))),
    ...(own.length > 0 && { required: own }),
  }
}

function content({ write }: Writer, body: NonNullable<Reply> | Bytes, io: 'input' | 'output') {
  if (isSchema(body)) return { 'application/json': { schema: write(body, io) } }
  if ('events' in body) return { 'text/event-stream': { schema: write(body.events, io) } }
  return { [body.bytes]: {} }
}
