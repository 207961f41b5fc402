import type { Context } from 'hono'
import { closestMatch } from 'leven'
import * as z from 'zod/mini'
import { nextTurn } from '#server/platform/turns.ts'
import { type Endpoint, isSchema, PARTS } from '#shared/contract.ts'
import { type FieldError, refuse } from '#shared/errors.ts'
import { fieldCode } from '#shared/field-code.ts'
import { takesVersion } from '#shared/headers.ts'
import { pointerStep } from '#shared/json-pointer.ts'
import { type JsonSchema, jsonSchema } from '#shared/json-schema.ts'
import { FAULT_QUERY } from '#shared/platform/faults.ts'
import { findNulCharacters } from './nul-characters.ts'

const LARGE_BODY = 100_000
/** More errors of a body than anybody corrects at once would only make its refusal as large as the body. */
const MAX_ERRORS = 1_000

/** Creates the function that parses and validates the requests of an endpoint by its contract. */
export function createDecoder(endpoint: Endpoint): (c: Context) => Promise<Record<string, unknown>> {
  const texts = createTextDecoder(endpoint)
  return c => decodeRequest(endpoint, c, texts)
}

type TextDecoder = {
  decode: (part: 'params' | 'query', name: string, texts: string[]) => unknown
  /** The names of the query parameters. */
  known: string[]
}

/** Path and query values are text. The contract's schema determines their types, so schemas don't have to coerce. */
function createTextDecoder(endpoint: Endpoint): TextDecoder {
  const kinds = { params: kindsOf(endpoint.params), query: kindsOf(endpoint.query) }
  for (const [, name] of endpoint.path.matchAll(/:(\w+)/g))
    if (name && !kinds.params.has(name)) throw new Error(`${endpoint.path}: the contract has no schema for ${name}.`)
  const decode: TextDecoder['decode'] = (part, name, texts) => {
    const { kind, items } = kinds[part].get(name) ?? {}
    return kind === 'array' ? texts.map(text => decodeText(items, text)) : decodeText(kind, texts[0] ?? '')
  }
  return { decode, known: [...kinds.query.keys()] }
}

type Kind = { kind: string | undefined; items: string | undefined }

function kindsOf(schema: Endpoint['query']): Map<string, Kind> {
  const properties = schema ? (jsonSchema(schema, 'input').properties ?? {}) : {}
  const kindOf = (property: JsonSchema) => property.type ?? property.anyOf?.[0]?.type
  const itemsOf = ({ items }: JsonSchema) => (items ? kindOf(items) : undefined)
  return new Map(
    Object.entries(properties).map(([name, property]) => [name, { kind: kindOf(property), items: itemsOf(property) }]),
  )
}

function decodeText(kind: string | undefined, text: string): unknown {
  if ((kind === 'integer' || kind === 'number') && text.trim() !== '') return Number(text)
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

async function decodeRequest(endpoint: Endpoint, c: Context, { decode, known }: TextDecoder) {
  const parsed: Record<string, unknown> = {}
  const errors = findUnknown(c, known)
  for (const part of PARTS) {
    const schema = endpoint[part]
    if (!isSchema(schema)) continue
    const raw = await readPart(part, c, decode)
    const unreadable = part === 'body' && !(await mayHoldNul(c)) ? [] : findNulCharacters(raw, `/${part}`)
    if (unreadable.length > 0) {
      errors.push(...unreadable)
      continue
    }
    // Large bodies take a tenth of a second to check, and as long to store. Others come in between.
    const isLarge = part === 'body' && (await c.req.text()).length > LARGE_BODY
    if (isLarge) await nextTurn()
    const result = z.safeParse(schema, raw)
    if (isLarge) await nextTurn()
    parsed[part] = result.data
    for (const issue of result.error?.issues.slice(0, MAX_ERRORS) ?? [])
      errors.push({ pointer: ['', part, ...issue.path].join('/'), code: fieldCode(issue) })
  }
  const lacksVersion = takesVersion(endpoint.headers) && c.req.header('if-match') === undefined
  const others = lacksVersion ? errors.filter(({ pointer }) => pointer !== '/headers/if-match') : errors
  if (others.length > 0) throw refuse('invalid-input', { errors: others })
  if (lacksVersion) throw refuse('version-required')
  // Read last: a stream that is opened but not read to its end would block the connection.
  if (endpoint.body && !isSchema(endpoint.body)) parsed.body = c.req.raw.body
  return parsed
}

async function readPart(part: (typeof PARTS)[number], c: Context, decode: TextDecoder['decode']) {
  switch (part) {
    case 'params':
      return mapValues(c.req.param(), (name, text) => decode('params', name, [text]))
    case 'query':
      return mapValues(withoutFault(c.req.queries()), (name, texts) => decode('query', name, texts))
    case 'headers':
      return c.req.header()
    case 'body':
      return readJson(c)
  }
}

/** A misspelt filter would otherwise be ignored, and the list would be a different one than its reader believes. */
function findUnknown(c: Context, known: string[]): FieldError[] {
  const unknown = Object.keys(withoutFault(c.req.queries())).filter(name => !known.includes(name))
  return unknown.map(name => {
    const nearest = closestMatch(name, known, { maxDistance: 3 })
    return { pointer: `/query/${pointerStep(name)}`, code: 'unknown-parameter', ...(nearest && { nearest }) }
  })
}

/** The query without the practice fault, which the platform handles before the endpoint. */
const withoutFault = ({ [FAULT_QUERY]: _, ...own }: Record<string, string[]>) => own

const mapValues = <V>(values: Record<string, V>, map: (name: string, value: V) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(name, value)]))

/** JSON has a NUL character only as an escape. Looking for that in the text is faster than looking at every value. */
const mayHoldNul = async (c: Context) => (await c.req.text()).includes('\\u0000')

async function readJson(c: Context): Promise<unknown> {
  if (!/^application\/([\w.]+\+)?json\b/.test(c.req.header('content-type') ?? '')) throw refuse('wrong-media-type')
  const text = await c.req.text()
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('invalid-input', { errors: [{ pointer: '/body', code: 'json' }] })
  }
}
