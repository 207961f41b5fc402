import type { $ZodType as Schema } from 'zod/v4/core'
import { type Bytes, type Endpoint, isSchema, ProblemDetails, type Reply, type Socket } from '#shared/contract.ts'
import { isConditional, sentHeaders } from '#shared/headers.ts'
import type { JsonSchema } from '#shared/json-schema.ts'
import { getExisting } from '#shared/objects.ts'
import { isForSessions } from '#shared/platform/api-keys.ts'
import { commonRefusals, repliesOf } from '#shared/problems/common-refusals.ts'
import { type DocOf, describeComponent, describeEndpoint, describeProperties, descriptionOf } from './descriptions.ts'
import { type Named, namesOf, pathsOf, tagsOf } from './outline.ts'
import { commonRanges, commonResponses, headersOf, ownRefusal, refusalJson, refusalName } from './refusals.ts'
import { componentName, createSchemaWriter, referredTo, refTo, type SchemaWriter } from './schemas.ts'
import { shareSchemas } from './shared-schemas.ts'
import { type Parameter, shareParameters, shareResponses } from './sharing.ts'

type NamedSocket = { id: string; entity: string; socket: Socket }

const DESCRIPTION = `The API of a practice back office, on a real database.

Sign in with \`POST /api/sessions\`, or create an API key in the console. Lists take \`limit\` and \`cursor\`, and return
the cursor of the next page as \`next\`. An update needs the \`ETag\` of the row in \`If-Match\`; an old one is refused with
412 and the current row. A refusal is \`application/problem+json\` with a \`code\`, which \`/problems/{code}\` explains.`

/** The OpenAPI 3.1 document of these endpoints and sockets, tagged by entity. What occurs twice is referenced. */
export function openapi(...parts: Parameters<typeof openapiInSteps>) {
  const steps = openapiInSteps(...parts)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in hundreds of steps, for a server that others wait for: all of them take 0.3 s. */
export function* openapiInSteps(
  info: { title: string; version: string },
  operations: readonly Named[],
  sockets: readonly NamedSocket[] = [],
  schemas: ReadonlyMap<string, Schema> = new Map(),
  examples: ReadonlyMap<Endpoint, unknown> = new Map(),
  docOf: DocOf = () => undefined,
) {
  const writer = createSchemaWriter(new Map([...schemas, ['ProblemDetails', ProblemDetails]]))
  const written = new Map<Named, ReturnType<typeof operation>>()
  for (const named of operations) {
    written.set(named, operation(writer, named, examples, docOf))
    yield
  }
  const paths = pathsOf(operations, named => getExisting(written, named))
  // OpenAPI cannot describe sockets, so ours are an extension in the same style.
  const described = sockets.map(one => describeSocket(writer, one, operations))
  const refusals = commonRefusals.map(({ status, schema }) => [refusalName(status), refusalJson(writer, schema)])
  const components = { ...Object.fromEntries(refusals), ...writer.components }
  const all = Object.values(paths).flatMap(path => Object.values(path))
  const named = yield* shareSchemas(components, [...all, ...described])
  const common = commonResponses(operations.map(({ endpoint }) => endpoint))
  // A filter, for example, becomes parameters, and nothing refers to its schema.
  const used = referredTo(named, [all, described, common])
  for (const [name, schema] of Object.entries(used)) {
    used[name] = describeComponent(name, schema, docOf)
    yield
  }
  for (const one of all) {
    describeBodies(one, docOf)
    yield
  }
  const pages = namePages(all)
  const shared = { responses: { ...common, ...shareResponses(all) }, parameters: shareParameters(all) }
  return {
    openapi: '3.1.1',
    info: {
      ...info,
      description: DESCRIPTION,
      contact: { name: 'Strive Console' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // The server that the document comes from.
    servers: [{ url: '/' }],
    // The default; an operation can override it.
    security: [{ session: [] }, { key: [] }],
    tags: tagsOf(operations),
    paths,
    ...(sockets.length > 0 && { 'x-sockets': described }),
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'A session token' },
        key: { type: 'http', scheme: 'bearer', description: 'An API key (strive_…)' },
      },
      ...shared,
      schemas: { ...used, ...pages },
    },
  }
}

/** Moves the pages of lists to the components: `MemberPage`. */
function namePages(operations: readonly ReturnType<typeof operation>[]) {
  const pages: Record<string, JsonSchema> = {}
  for (const { operationId, responses } of operations) {
    const held = contentOf(Object.entries<object>(responses).find(([status]) => status === '200')?.[1])[
      'application/json'
    ]
    const { rows, next } = held?.schema?.properties ?? {}
    if (!held?.schema || !rows || !next) continue
    // The rows of a list are an array of a component, or of a schema of its own.
    const { $ref = operationId.replace(/^list/, '') } = rows.items || {}
    const [text, row] = [JSON.stringify(held.schema), $ref.split('/').at(-1) ?? '']
    // Two lists of the same rows can have other totals.
    const name = [`${row}Page`, `${componentName(operationId)}Page`].find(
      one => text === JSON.stringify(pages[one] ?? held.schema),
    )
    if (name === undefined) continue
    pages[name] = held.schema
    held.schema = refTo(name)
  }
  return pages
}

const contentOf = (response: { content?: Content } | object | undefined): Content =>
  response && 'content' in response ? (response.content ?? {}) : {}

/** Describes the properties of the schemas that only this operation has. */
function describeBodies({ operationId, requestBody, responses }: ReturnType<typeof operation>, docOf: DocOf) {
  const bodies = [{ place: ['body'], content: requestBody?.content }]
  for (const [status, response] of Object.entries<{ content?: Content } | object>(responses))
    if ('content' in response) bodies.push({ place: ['replies', status], content: response.content })
  for (const { place, content } of bodies)
    for (const held of Object.values(content ?? {}))
      if (held.schema) held.schema = describeProperties(held.schema, path => docOf(operationId, [...place, ...path]))
}

function describeSocket(writer: SchemaWriter, { id, entity, socket }: NamedSocket, operations: readonly Named[]) {
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

function operation(writer: SchemaWriter, named: Named, examples: ReadonlyMap<Endpoint, unknown>, docOf: DocOf) {
  const { id, endpoint } = named
  const example = examples.get(endpoint)
  const isPublic = endpoint.needs === 'public'
  const asked = [
    ...parameters(writer, endpoint.params, 'path', name => docOf(id, ['params', name])),
    ...parameters(writer, endpoint.query, 'query', name => docOf(id, ['query', name])),
    ...parameters(writer, endpoint.headers, 'header', name => docOf(id, ['headers', name])),
    ...(isConditional(endpoint) ? [IF_NONE_MATCH] : []),
  ]
  const requestBody = endpoint.body && {
    required: true,
    content: content(writer, endpoint.body, 'input', example),
  }
  // What only this operation has comes first and last; what it shares with its neighbours compresses better in one run.
  return {
    ...namesOf(named),
    description: describeEndpoint(endpoint, docOf(id, [])),
    'x-needs': endpoint.needs,
    ...(isPublic ? { security: [] } : isForSessions(endpoint) && { security: [{ session: [] }] }),
    parameters: asked,
    responses: {
      ...Object.fromEntries(
        Object.entries(repliesOf(endpoint)).map(([status, reply]) => [
          status,
          response(writer, endpoint, status, reply),
        ]),
      ),
      ...(isConditional(endpoint) && { 304: { description: 'Not modified' } }),
      ...commonRanges(endpoint),
    },
    ...(requestBody && { requestBody }),
  }
}

/** The server reads it for every endpoint that sends an `ETag`, so no contract declares it. */
const IF_NONE_MATCH: Parameter = {
  name: 'if-none-match',
  in: 'header',
  description: 'The `ETag` of an earlier response. If it is still current, the response is 304, without a body.',
  schema: { type: 'string' },
}

function parameters(
  writer: SchemaWriter,
  part: Endpoint['query'],
  where: string,
  commentOf: (name: string) => string | undefined = () => undefined,
): Parameter[] {
  const schema = part && writer.writeWhole(part, 'input')
  return Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    ...((where === 'path' || schema?.required?.includes(name)) && { required: true }),
    ...descriptionOf(name, commentOf(name)),
    schema: property,
  }))
}

function response(writer: SchemaWriter, endpoint: Endpoint, status: string, reply: Reply) {
  if (Number(status) >= 400) return ownRefusal(writer, endpoint, Number(status), reply)
  const sent = sentHeaders(endpoint, Number(status))
  return {
    description: 'Success',
    ...(sent.length > 0 && { headers: headersOf(sent) }),
    ...(reply && { content: content(writer, reply, 'output') }),
  }
}

type Content = Record<string, { schema?: JsonSchema; example?: unknown }>

function content(
  { write }: SchemaWriter,
  body: NonNullable<Reply> | Bytes,
  io: 'input' | 'output',
  example?: unknown,
): Content {
  if (isSchema(body))
    return { 'application/json': { schema: write(body, io), ...(example !== undefined && { example }) } }
  if ('events' in body) return { 'text/event-stream': { schema: write(body.events, io) } }
  return { [body.bytes]: {} }
}
