import { commonRefusal, commonRefusals } from './common-refusals.ts'
import { type Bytes, type Endpoint, isSchema, type Reply, type Socket } from './contract.ts'
import { type JsonSchema, jsonSchema } from './json-schema.ts'
import type { Words } from './messages.ts'

const PROBLEM = { $ref: '#/components/schemas/Problem' }

/** The shape that every refusal has at least (RFC 9457). */
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
        required: ['pointer', 'code'],
        properties: { pointer: { type: 'string' }, code: { type: 'string' }, bound: { type: 'number' } },
      },
    },
  },
}

/** An endpoint, the operation id that its contract exports it by, and the entity that its folder is named for, with its words. */
type Named = { id: string; entity: string; title: Words; endpoint: Endpoint }
type NamedSocket = { id: string; entity: string; socket: Socket }

/** The OpenAPI 3.1 document of these endpoints and sockets, each tagged with its entity. */
export function openapi(
  info: { title: string; version: string },
  operations: readonly Named[],
  sockets: readonly NamedSocket[] = [],
) {
  const paths: Record<string, Record<string, object>> = {}
  for (const named of operations) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [named.endpoint.method.toLowerCase()]: operation(named) }
  }
  return {
    openapi: '3.1.1',
    info,
    tags: [...new Map(operations.map(({ entity, title }) => [entity, { name: entity, 'x-title': title }])).values()],
    paths,
    // OpenAPI knows no sockets: ours stand beside the paths, described the same way.
    ...(sockets.length > 0 && { 'x-sockets': sockets.map(one => describeSocket(one, operations)) }),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a session' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key: strive_…' },
      },
      schemas: {
        Problem: PROBLEM_SCHEMA,
        ...Object.fromEntries(
          commonRefusals.map(({ status, schema }) => [refusalName(status), jsonSchema(schema, 'output')]),
        ),
      },
      responses: Object.fromEntries(
        commonRefusals.map(({ status, description }) => [
          refusalName(status),
          refused(description, { $ref: `#/components/schemas/${refusalName(status)}` }),
        ]),
      ),
    },
  }
}

function describeSocket({ id, entity, socket }: NamedSocket, operations: readonly Named[]) {
  return {
    operationId: id,
    tags: [entity],
    path: socket.path,
    summary: socket.summary.en,
    'x-summary': socket.summary,
    'x-needs': socket.needs,
    'x-ticket': operations.find(({ endpoint }) => endpoint === socket.ticket)?.id,
    parameters: parameters(socket.query, 'query'),
    says: jsonSchema(socket.says, 'output'),
    ...(socket.hears && { hears: jsonSchema(socket.hears, 'input') }),
  }
}

function operation({ id, entity, endpoint }: Named) {
  const isPublic = endpoint.needs === 'public'
  return {
    operationId: id,
    tags: [entity],
    summary: endpoint.summary.en,
    'x-summary': endpoint.summary,
    'x-needs': endpoint.needs,
    ...(endpoint.isSpared && { 'x-spared': true }),
    security: isPublic ? [] : endpoint.needsSession ? [{ session: [] }] : [{ session: [] }, { key: [] }],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: content(endpoint.body, 'input') } }),
    responses: {
      ...Object.fromEntries(
        commonRefusals
          .filter(({ status }) => commonRefusal(endpoint, status))
          .map(({ status }) => [status, { $ref: `#/components/responses/${refusalName(status)}` }]),
      ),
      ...Object.fromEntries(
        Object.entries(endpoint.replies).map(([status, reply]) => response(endpoint, status, reply)),
      ),
    },
  }
}

function parameters(part: Endpoint['query'], where: string) {
  const schema = part && jsonSchema(part, 'input')
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (schema?.required?.includes(name) ?? false),
    schema: property,
  }))
}

/** What a common refusal is called among the components. */
const refusalName = (status: number) => `Refusal${status}`

const refused = (description: string, schema: JsonSchema = PROBLEM) => ({
  description,
  content: { 'application/problem+json': { schema } },
})

function response(endpoint: Endpoint, status: string, reply: Reply): [string, object] {
  const { sends = [] } = endpoint
  if (Number(status) >= 400) return [status, refused('Refused', refusalSchema(endpoint, Number(status), reply))]
  const headers = Object.fromEntries(sends.map(name => [name, { schema: { type: 'string' } }]))
  return [
    status,
    {
      description: 'Done',
      ...(sends.length > 0 && { headers }),
      ...(reply && { content: content(reply, 'output') }),
    },
  ]
}

/** The endpoint's own refusals with a status, and the common ones that it may give with the same. */
function refusalSchema(endpoint: Endpoint, status: number, reply: Reply): JsonSchema {
  const own = isSchema(reply) ? jsonSchema(reply, 'output') : PROBLEM
  return commonRefusal(endpoint, status)
    ? { anyOf: [own, { $ref: `#/components/schemas/${refusalName(status)}` }] }
    : own
}

function content(body: NonNullable<Reply> | Bytes, io: 'input' | 'output') {
  if (isSchema(body)) return { 'application/json': { schema: jsonSchema(body, io) } }
  if ('events' in body) return { 'text/event-stream': { schema: jsonSchema(body.events, io) } }
  return { [body.bytes]: {} }
}
