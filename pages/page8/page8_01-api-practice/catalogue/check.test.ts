// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { $ZodType as ZodSchema } from 'zod/v4/core'
import { findOperations } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { commonRefusal, repliesOf } from '#shared/problems/common-refusals.ts'
import { broken, valuesOf } from '#tests/schema-values.ts'
import { isLong } from '#tests/tier.ts'
import { check } from './check.ts'
import { readOperations } from './document.ts'
import type { Schema } from './schema.ts'

describe('reports where a value differs from its schema', () => {
  const schema: Schema = {
    type: 'object',
    required: ['name', 'lines'],
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 4 },
      age: { anyOf: [{ type: 'integer', minimum: 0, maximum: 150 }, { type: 'null' }] },
      lines: {
        type: 'array',
        minItems: 1,
        items: { type: 'object', required: ['a/b'], properties: { 'a/b': { enum: [1, 2] } } },
      },
    },
  }
  test.each([
    ['nothing, when it fits', { name: 'Ann', age: null, lines: [{ 'a/b': 1 }] }, []],
    ['the whole', 'text', [{ pointer: '', code: 'type', asked: 'object' }]],
    ['what is missing', { name: 'Ann' }, [{ pointer: '/lines', code: 'required' }]],
    [
      'a text too long',
      { name: 'Anna-Lena', lines: [{ 'a/b': 1 }] },
      [{ pointer: '/name', code: 'too_long', asked: 4 }],
    ],
    [
      'the schema that was meant',
      { name: 'Ann', age: 151, lines: [{ 'a/b': 1 }] },
      [{ pointer: '/age', code: 'too_big', asked: 150 }],
    ],
    [
      'all kinds that may stand there',
      { name: 'Ann', age: 'x', lines: [{ 'a/b': 1 }] },
      [{ pointer: '/age', code: 'type', asked: 'integer / null' }],
    ],
    [
      'the very row, its name escaped',
      { name: 'Ann', lines: [{ 'a/b': 1 }, { 'a/b': 3 }] },
      [{ pointer: '/lines/1/a~1b', code: 'one_of', asked: '1, 2' }],
    ],
    ['a list too short', { name: 'Ann', lines: [] }, [{ pointer: '/lines', code: 'too_few', asked: 1 }]],
  ])('%s', (_, value, issues) => {
    expect(check(schema, value)).toEqual(issues)
  })

  test('reports fifty issues at most, however large the value', () => {
    expect(check({ type: 'array', items: { type: 'string' } }, Array(100_000).fill(1))).toHaveLength(50)
  })

  test('reports the issues of the variant that a constant selects', () => {
    const kinds: Schema = {
      anyOf: [
        { type: 'object', required: ['type', 'a'], properties: { type: { const: 'a' }, a: { type: 'string' } } },
        { type: 'object', required: ['type', 'b'], properties: { type: { const: 'b' }, b: { type: 'string' } } },
      ],
    }
    expect(check(kinds, { type: 'b', b: 1 })).toEqual([{ pointer: '/b', code: 'type', asked: 'string' }])
  })

  test('supports recursive schemas', () => {
    const tree: Schema = { type: 'object', required: ['children'], properties: {} }
    tree.properties = { children: { type: 'array', items: tree } }
    expect(check(tree, { children: [{ children: [] }] })).toEqual([])
    expect(check(tree, { children: [{}] })).toEqual([{ pointer: '/children/0/children', code: 'required' }])
  })
})

const contracts = await findOperations()
const operations = readOperations(openapi({ title: 'test', version: '1' }, contracts))
const operationOf = (id: string) => {
  const found = operations.find(one => one.id === id)
  if (!found) throw new Error(`${id} is not in the document`)
  return found
}

const unions = new Map<ZodSchema, Map<ZodSchema, ZodSchema>>()
/** The schema of a response, or of a common refusal with the same status. */
function withCommon(reply: unknown, common: ZodSchema | null) {
  if (!isSchema(reply) || !common) return reply
  const ofReply = unions.getOrInsertComputed(reply, () => new Map())
  return ofReply.getOrInsertComputed(common, () => z.union([reply, common]))
}

/** Every schema of the contracts, with its schema in the document. */
const all = contracts.flatMap(({ id, endpoint }) => {
  const { params, query, headers, body, replies } = operationOf(id)
  const pairs: [part: string, zod: unknown, schema: Schema | null | undefined][] = [
    ['params', endpoint.params, params],
    ['query', endpoint.query, query],
    ['headers', endpoint.headers, headers],
    ['body', endpoint.body, body?.schema],
    ...Object.entries(repliesOf(endpoint)).map(([status, reply]): (typeof pairs)[number] => [
      status,
      withCommon(reply, commonRefusal(endpoint, Number(status))),
      replies[status]?.schema,
    ]),
  ]
  return pairs.flatMap(([part, zod, schema]) =>
    isSchema(zod) && schema ? [{ name: `${id} ${part}`, zod, schema }] : [],
  )
})

/** Those that differ: hundreds of endpoints have the same refusals and headers. */
const schemas = Array.from(Map.groupBy(all, ({ zod }) => zod).values()).flatMap(ofZod => [
  ...new Map(ofZod.map(one => [JSON.stringify(one.schema), one])).values(),
])

/** Texts are trimmed before they are measured, which JSON Schema can't express. */
const hasOuterSpace = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.trim() !== value
    : value !== null && typeof value === 'object' && Object.values(value).some(hasOuterSpace)

test('the document contains every schema of the contracts', () => {
  expect(schemas.length).toBeGreaterThan(20)
})

describe.each(schemas)('the checker and the contract agree: $name', ({ zod, schema }) => {
  test('on valid values, on values around its bounds, and on values with one change', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.oneof(valuesOf(schema), valuesOf(schema, 'around'), broken(schema)), value => {
        if (hasOuterSpace(value)) return
        const { success, error } = z.safeParse(zod, value)
        // Nor can it express rules in code.
        if (error?.issues.every(({ code }) => code === 'custom')) return
        compared++
        const accepts = check(schema, value).length === 0
        // The comparison of Vitest takes longer than all others here.
        if (accepts !== success) expect({ value, accepts }).toEqual({ value, accepts: success })
      }),
      { numRuns: isLong ? 200 : 60 },
    )
    expect(compared).toBeGreaterThan(5)
  })
})

test('no schema uses a keyword that the checker does not support', () => {
  const KNOWN = new Set(
    'type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf properties required additionalProperties propertyNames items prefixItems minItems maxItems uniqueItems anyOf oneOf allOf not default description title'.split(
      ' ',
    ),
  )
  const unknown = new Set<string>()
  const visit = (schema: unknown, isNamed = false) => {
    if (Array.isArray(schema)) for (const one of schema) visit(one)
    if (Array.isArray(schema) || schema === null || typeof schema !== 'object') return
    for (const [keyword, value] of Object.entries(schema)) {
      if (!isNamed && !KNOWN.has(keyword)) unknown.add(keyword)
      if (!['enum', 'const', 'default', 'required'].includes(keyword) || isNamed)
        visit(value, keyword === 'properties' && !isNamed)
    }
  }
  for (const { schema } of schemas) visit(schema)
  expect([...unknown]).toEqual([])
})
