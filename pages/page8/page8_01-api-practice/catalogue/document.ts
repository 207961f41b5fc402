import { valueAt } from '#shared/json-pointer.ts'
import type { Words } from '#shared/messages.ts'
import { isObject, type JsonObject, type Schema } from './schema.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

/**
 * The possible response of an endpoint for one status. `schema` is null if the body is not JSON, or if there is none.
 */
export type DeclaredReply = { mediaType: string | null; schema: Schema | null; description: string }

/**
 * What a live endpoint sends once it is open: a stream of events, or a socket, which needs a ticket from another
 * endpoint.
 */
export type Live = {
  transport: 'SSE' | 'WS'
  says: Schema
  hears: Schema | null
  /** Whether the client answers each message with its state, as on the request channel. */
  isAnswered: boolean
  ticket: string | null
}

/** One endpoint or socket, as the OpenAPI document describes it. */
export type Operation = {
  id: string
  resource: string
  resourceTitle: Words
  method: Method
  /** With its parameters in braces: `/api/members/{id}`. */
  path: string
  summary: Words
  needs: string
  isPublic: boolean
  params: Schema | null
  query: Schema | null
  headers: Schema | null
  body: { mediaType: string; schema: Schema | null; example?: unknown } | null
  replies: Record<string, DeclaredReply>
  /** null for an ordinary endpoint with a single response. */
  live: Live | null
}

/** The badge of an endpoint in lists: its method, or its transport. */
export const badgeOf = ({ method, live }: Operation): string => live?.transport ?? method

/** The endpoints and sockets of an OpenAPI 3.1 document, by resource, reads before writes. */
export function readOperations(document: unknown): Operation[] {
  const operations = Object.entries(memberOf(document, 'paths')).flatMap(([path, item]) =>
    METHODS.flatMap(method => {
      const described = memberOf(item, method.toLowerCase())
      return 'responses' in described ? [readOperation(document, path, method, described)] : []
    }),
  )
  const sockets = isObject(document) && Array.isArray(document['x-sockets']) ? document['x-sockets'] : []
  operations.push(...sockets.filter(isObject).map(described => readSocket(document, described)))
  const rank = ({ method }: Operation) => METHODS.indexOf(method)
  return operations.sort(
    (a, b) => a.resource.localeCompare(b.resource) || rank(a) - rank(b) || a.path.localeCompare(b.path),
  )
}

const memberOf = (value: unknown, name: string): JsonObject => {
  const member = isObject(value) ? value[name] : undefined
  return isObject(member) ? member : {}
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
/** Texts in both languages; if the document has none, the same plain text twice. */
const wordsOf = (value: unknown, plain: string): Words =>
  isObject(value) ? { en: textOf(value.en) || plain, zh: textOf(value.zh) || plain } : { en: plain, zh: plain }
const tagOf = (document: unknown, name: string): JsonObject => {
  const tags = isObject(document) && Array.isArray(document.tags) ? document.tags.filter(isObject) : []
  return tags.find(tag => tag.name === name) ?? {}
}

function readOperation(document: unknown, path: string, method: Method, described: JsonObject): Operation {
  const [tag] = Array.isArray(described.tags) ? described.tags : []
  const resource = textOf(tag) || (path.replace(/^\/api/, '').split('/')[1] ?? '')
  const parameters = Array.isArray(described.parameters)
    ? described.parameters.map(one => followed(one, document)).filter(isObject)
    : []
  const responses = Object.entries(memberOf(described, 'responses'))
  const isStream = responses.some(([, reply]) => EVENT_STREAM in memberOf(reply, 'content'))
  const operation = withLater(
    {
      id: textOf(described.operationId) || `${method.toLowerCase()}${path.replace(/\W+/g, '-')}`,
      resource,
      resourceTitle: wordsOf(tagOf(document, resource)['x-title'], resource),
      method,
      path,
      summary: wordsOf(described['x-summary'], textOf(described.summary)),
      needs: textOf(described['x-needs']),
      isPublic: Array.isArray(described.security) && described.security.length === 0,
    },
    {
      params: () => partOf(parameters, 'path', document),
      query: () => partOf(parameters, 'query', document),
      headers: () => partOf(parameters, 'header', document),
      body: () => ('requestBody' in described ? readContent(described.requestBody, document) : null),
      replies: (): Operation['replies'] => {
        const replies = responses.flatMap(([status, given]) => readReplies(document, status, followed(given, document)))
        // What an endpoint declares itself comes before the responses that it shares, and is what counts.
        return Object.fromEntries(replies.toReversed())
      },
    },
  )
  return withLater(operation, { live: () => (isStream ? streamOf(operation) : null) })
}

const EVENT_STREAM = 'text/event-stream'

function streamOf({ replies }: { replies: Operation['replies'] }): Live {
  const stream = Object.values(replies).find(({ mediaType }) => mediaType === EVENT_STREAM)
  return { transport: 'SSE', says: stream?.schema ?? {}, hears: null, isAnswered: false, ticket: null }
}

/** The object with members that are made when they are first read: to link all schemas at once takes a slow machine 400 ms. */
function withLater<Now extends object, Later extends object>(
  object: Now,
  later: { [Name in keyof Later]: () => Later[Name] },
): Now & Later {
  for (const name in later) {
    const get = () => {
      const value = later[name]()
      Object.defineProperty(object, name, { value })
      return value
    }
    Object.defineProperty(object, name, { get, enumerable: true, configurable: true })
  }
  // Now it has all members of both.
  return object as Now & Later
}

/** A response that stands for several statuses lists them, each with a schema of its own. */
function readReplies(document: unknown, status: string, reply: unknown): [string, DeclaredReply][] {
  const { description, 'x-statuses': statuses, ...held } = isObject(reply) ? reply : {}
  const { mediaType, schema } = readContent(held, document) ?? { mediaType: null, schema: null }
  const described = textOf(description)
  if (!Array.isArray(statuses)) return [[status, { mediaType, schema, description: described }]]
  return statuses.map((one, at) => [
    String(one),
    { mediaType, schema: schema?.anyOf?.[at] ?? null, description: described },
  ])
}

/** A socket is opened by a GET, and has no response except its messages. */
function readSocket(document: unknown, described: JsonObject): Operation {
  const operation = readOperation(document, textOf(described.path), 'GET', described)
  return withLater(operation, { live: () => socketOf(document, described) })
}

function socketOf(document: unknown, described: JsonObject): Live {
  const schemaOf = (schema: unknown) => (schema === undefined ? null : link(schema, document))
  const hears = schemaOf(described.hears)
  return {
    transport: 'WS',
    says: schemaOf(described.says) ?? {},
    hears,
    isAnswered: hears?.required?.includes('websocketData') ?? false,
    ticket: textOf(described['x-ticket']) || null,
  }
}

/** The parameters of one place (path, query, header) as an object schema. */
function partOf(parameters: JsonObject[], where: string, document: unknown): Schema | null {
  const own = parameters.filter(one => one.in === where)
  if (own.length === 0) return null
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(one => [textOf(one.name), link(one.schema, document)])),
    required: own.filter(one => one.required === true).map(one => textOf(one.name)),
  }
}

function readContent(holder: unknown, document: unknown): Operation['body'] {
  const [first] = Object.entries(memberOf(holder, 'content'))
  if (!first) return null
  const [mediaType, { schema, example }] = [first[0], isObject(first[1]) ? first[1] : {}]
  return {
    mediaType,
    schema: schema === undefined ? null : link(schema, document),
    ...(example !== undefined && { example }),
  }
}

/** Resolves a reference to a component. */
const followed = (value: unknown, document: unknown) =>
  isObject(value) && typeof value.$ref === 'string' ? valueAt(document, value.$ref) : value

/** The schema with every `$ref` replaced by its target. */
function link(schema: unknown, document: unknown): Schema {
  const linked = new Map<unknown, unknown>()
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit)
    if (!isObject(node)) return node
    const known = linked.get(node)
    if (known) return known
    const { $ref, ...beside } = node
    if (typeof $ref === 'string') {
      const named = visit(valueAt($ref.startsWith('#/components/') ? document : schema, $ref) ?? {})
      // Keywords beside a reference, such as a default, apply as well.
      return Object.keys(beside).length > 0 ? Object.assign({}, named, visit(beside)) : named
    }
    const copy: JsonObject = {}
    linked.set(node, copy)
    for (const [keyword, value] of Object.entries(node)) if (keyword !== '$defs') copy[keyword] = visit(value)
    if (Array.isArray(copy.type)) splitTypes(copy, copy.type)
    if (Array.isArray(copy.allOf)) joinObjects(copy, copy.allOf)
    return copy
  }
  // Keywords are checked where they are used; unknown ones are ignored.
  return visit(schema) as Schema
}

/** `allOf` of plain objects means one object with the members of all. */
function joinObjects(schema: JsonObject, parts: Schema[]) {
  const isPlain = (part: Schema) => Object.keys(part).every(keyword => /^(type|properties|required)$/.test(keyword))
  if (!parts.every(isPlain)) return
  delete schema.allOf
  // `visit` walks through schemas only as JSON.
  const all = [...parts, schema as Schema]
  schema.properties = Object.assign({}, ...all.map(({ properties }) => properties))
  schema.required = [...new Set(all.flatMap(({ required = [] }) => required))]
}

/** `type: [string, null]` is short for a choice of schemas with one type each. */
function splitTypes(schema: JsonObject, types: unknown[]) {
  const { type: _, ...rest } = schema
  for (const keyword of Object.keys(schema)) delete schema[keyword]
  schema.anyOf = types.map(type => (type === 'null' ? { type } : { ...rest, type }))
}
