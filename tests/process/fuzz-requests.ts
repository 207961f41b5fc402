import fc from 'fast-check'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import type { Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { broken, valuesOf } from '#tests/schema-values.ts'

/** A request in the form in which it is sent: plain text or bytes. */
export type FuzzRequest = {
  operation: Operation
  /** The path parameters, before URL encoding. */
  params: Record<string, string>
  query: [name: string, value: string][]
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

const forgedCursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Texts that often break programs. */
const HOSTILE_TEXTS = [
  ...['\0', 'a\0b', '\ud800', '\udc00x', '\u202egpj.exe', '\ufeff', '😀'.repeat(50), 'x'.repeat(1_900), '\r\n\t'],
  ...[
    '2147483648',
    '-2147483649',
    '9007199254740993',
    '9'.repeat(400),
    '1e309',
    '-0',
    'NaN',
    'Infinity',
    '0x10',
    '1.5',
  ],
  ...[
    'null',
    'true',
    '[]',
    '{}',
    '__proto__',
    'constructor',
    "' or 1=1 --",
    '"; drop table account',
    '%',
    '%00',
    '%zz',
  ],
  ...['../../etc/passwd', '9999-99-99', '2026-02-30T25:61:00Z', '+275760-09-13T00:00:00.001Z', '(((((a+)+)+)+)+)$'],
  ...[[1], [null, null], ['a', 'b'], ['\0', 1], [2 ** 53, 'x'], { a: 1 }, 'x', [[1]], []].map(forgedCursor),
]
const HOSTILE_VALUES: unknown[] = [
  ...HOSTILE_TEXTS,
  ...['x'.repeat(70_000), 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -1, 0.1, 1e308, -1e308, true, null, {}, [], [[[[]]]]],
  ...[{ toString: 1 }, { length: -1 }, Array(1_000).fill(0)],
]
const HOSTILE_BODIES: (string | Uint8Array<ArrayBuffer>)[] = [
  ...[
    '',
    ' ',
    '{',
    'null',
    '0',
    '""',
    '[]',
    '{"__proto__":{"a":1}}',
    '{"a":1,"a":2}',
    '1e999',
    '"\\ud800"',
    '\ufeff{}',
  ],
  '['.repeat(50_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ' '.repeat(300_000),
  new Uint8Array([0xff, 0xfe, 0x00, 0x80]),
  new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22]),
]
const MEDIA_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-16',
  '*/*',
  'json',
]

const hostileText = fc.constantFrom(...HOSTILE_TEXTS)
const hostileValue = fc.constantFrom(...HOSTILE_VALUES)

/** A value for a schema: valid, near its bounds, with one invalid part, or with a hostile member. */
function anyValue(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: valuesOf(schema) },
    { weight: 2, arbitrary: valuesOf(schema, 'around') },
    { weight: 2, arbitrary: broken(schema) },
    { weight: 3, arbitrary: fc.tuple(valuesOf(schema), hostileValue, fc.nat()).map(spoilt) },
    { weight: 1, arbitrary: hostileValue },
  )
}

/** Replaces one member of the value. */
function spoilt([value, other, place]: [unknown, unknown, number]): unknown {
  if (value === null || typeof value !== 'object') return other
  const keys = Object.keys(value)
  const key = keys[place % Math.max(1, keys.length)]
  if (key === undefined) return other
  const inner = (value as Record<string, unknown>)[key]
  const next = place % 3 === 0 ? other : spoilt([inner, other, Math.floor(place / 5)])
  return Array.isArray(value) ? value.with(Number(key), next) : { ...value, [key]: next }
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map(one => (typeof one === 'string' ? one : JSON.stringify(one)))

/** The members of a part. Some are invalid or missing. */
function anyPart(schema: Schema | null): fc.Arbitrary<[string, string][]> {
  const members = Object.entries(schema?.properties ?? {}).map(([name, member]) => {
    const isRequired = schema?.required?.includes(name) ?? false
    const value = fc.oneof(
      { weight: 5, arbitrary: valuesOf(member) },
      { weight: 2, arbitrary: valuesOf(member, 'around') },
      { weight: 2, arbitrary: hostileText },
    )
    const own = value.map(one => textsOf(one).map((text): [string, string] => [name, text]))
    return fc.option(own, { freq: isRequired ? 30 : 1, nil: [] })
  })
  return fc.tuple(...members).map(parts => parts.flat())
}

// Headers contain only visible ASCII characters; clients refuse to send others.
const asHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').trim()
/** An empty segment, or one of dots, would result in a different path. */
const asPathPart = (text: string) => (/^\.{0,2}$/.test(text.trim()) ? '0' : text.slice(0, 2_000).toWellFormed())

function anyBody({ body }: Operation): fc.Arbitrary<Pick<FuzzRequest, 'body' | 'headers'>> {
  if (!body) return fc.constant({ body: null, headers: {} })
  const { mediaType, schema } = body
  const value = schema
    ? fc.oneof(
        { weight: 8, arbitrary: anyValue(schema).map(one => JSON.stringify(one) ?? '') },
        fc.constantFrom(...HOSTILE_BODIES),
      )
    : fc.uint8Array({ maxLength: 300 }).map(bytes => new Uint8Array(bytes))
  const type = fc.oneof({ weight: 15, arbitrary: fc.constant(mediaType) }, fc.constantFrom(...MEDIA_TYPES))
  return fc.record({ body: value, type }).map(({ body, type }) => ({ body, headers: { 'content-type': type } }))
}

/** Generates requests for an operation from its description in the OpenAPI document. */
export function requestsOf(operation: Operation): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      params: anyPart(
        operation.params && { ...operation.params, required: Object.keys(operation.params.properties ?? {}) },
      ),
      query: anyPart(operation.query),
      headers: anyPart(operation.headers),
      body: anyBody(operation),
    })
    .map(({ params, query, headers, body }) => ({
      operation,
      params: Object.fromEntries(params.map(([name, text]) => [name, asPathPart(text)])),
      query: query.map(([name, text]) => [name, text.slice(0, 4_000).toWellFormed()]),
      headers: { ...Object.fromEntries(headers.map(([name, text]) => [name, asHeader(text)])), ...body.headers },
      body: body.body,
    }))
}

export function addressOf({ operation, params, query }: FuzzRequest): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '0'))
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path
}
