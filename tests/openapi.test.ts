import { gzipSync } from 'node:zlib'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { FileRecord } from '#resources/uploads/contract.ts'
import { findEntities, findExamples, findOperations, findSchemas, findSockets } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { valueAt } from '#shared/json-pointer.ts'
import { asyncapi } from '#shared/openapi/asyncapi.ts'
import { openapi } from '#shared/openapi/openapi.ts'

const INFO = { title: 'Strive Console', version: '1' }
const [operations, sockets, schemas] = [await findOperations(), await findSockets(), await findSchemas()]
const examples = await findExamples()
const text = JSON.stringify(openapi(INFO, operations, sockets, schemas, examples))
const document: ReturnType<typeof openapi> = JSON.parse(text)

test('exported schemas become named components, and every reference resolves', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer = '']) => pointer)
  expect(references.filter(pointer => valueAt(document, pointer) === undefined)).toEqual([])
  const uses = Map.groupBy(references, pointer => pointer)
  for (const name of [
    'schemas/Member',
    'schemas/Order',
    'schemas/Problem',
    'parameters/Limit',
    'responses/NotFound',
    'responses/ReadRefused',
  ])
    expect(uses.get(`#/components/${name}`)?.length, name).toBeGreaterThan(1)
})

test('resolving the references gives the same operations as a document without them', () => {
  const whole: unknown = JSON.parse(JSON.stringify(openapi(INFO, operations, sockets)))
  const read = (from: unknown) => readOperations(from).map(operation => inOrder(operation))
  expect(read(document)).toEqual(read(whole))
})

test('the document is small enough for a page to fetch, and says everything once', () => {
  expect(gzipSync(text).length).toBeLessThan(50_000)
  expect(text.length / operations.length).toBeLessThan(1_250)
  expect(repeatedIn(document)).toEqual([])
})

test('the check for repeated schemas finds an object and a list of values', () => {
  const job = { type: 'string', enum: ['manager', 'sales', 'buyer', 'support', 'technician', 'warehouse', 'driver'] }
  const member = { type: 'object', properties: { name: { type: 'string' }, email: { type: 'string' }, job } }
  expect(repeatedIn({ a: { schema: member }, b: { schema: { properties: { job } } } })).toEqual([JSON.stringify(job)])
})

test('the AsyncAPI document describes each socket and event stream, and Redocly finds nothing in it', async () => {
  const live = asyncapi(INFO, operations, sockets, schemas)
  expect(
    Object.values(live.channels)
      .map(({ address }) => address)
      .sort(),
  ).toEqual(['/api/live/events', '/api/tracks/live', '/ws/live', '/ws/request'])
  expect(Object.keys(live.components.schemas)).toEqual(
    expect.arrayContaining(['LiveMessage', 'Whereabouts', 'VanSecond']),
  )
  expect(await lint(JSON.stringify(live))).toEqual([])
  const { liveSocketSays: _, ...others } = live.operations
  const lost = { ...live, operations: { ...others, lost: { channel: { $ref: '#/channels/liveSocket' } } } }
  expect(await lint(JSON.stringify(lost))).not.toEqual([])
})

test('every entity has a schema with a name', async () => {
  const named = new Map([...schemas].map(([name, schema]) => [schema, name]))
  // The API shows more of an upload than the entity stores.
  named.set(FileRecord, 'Upload')
  for (const entity of (await findEntities()).values())
    if ('schema' in entity)
      expect(Object.keys(document.components.schemas), entity.name).toContain(named.get(entity.schema))
})

test('every resource has a description, and every example is valid', () => {
  for (const { name, description } of document.tags) expect(description, name).toMatch(/^[A-Z].{20,}\.$/)
  expect(examples.size).toBeGreaterThan(20)
  for (const [{ path, body }, example] of examples)
    if (isSchema(body)) expect(z.safeParse(body, example), path).toMatchObject({ success: true })
})

test('a date has a format and no pattern', () => {
  expect(text).toMatch(/"format":"date-time"/)
  expect(text).not.toMatch(/"format":"date(-time)?","pattern"/)
  for (const [, pattern = ''] of text.matchAll(/"pattern":"([^"]+)"/g)) expect(pattern.length).toBeLessThan(120)
})

/** Rules that would have us say less, or that don't know what we do. */
const NOT_OURS = {
  // The refusals that every endpoint may send are in `default`.
  'operation-4xx-response': 'off',
  // A literal path wins over one with a parameter (server/resources.ts).
  'no-ambiguous-paths': 'off',
  // Doesn't look into `x-sockets`. Only components that are referred to are written (shared/openapi/schemas.ts).
  'no-unused-components': 'off',
} as const

async function lint(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: NOT_OURS })
  const problems = await lintFromString({ source, absoluteRef: 'document.json', config })
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

test('Redocly’s recommended rules find nothing, and find an operation without a summary', {
  timeout: 60_000,
}, async () => {
  expect(await lint(text)).toEqual([])
  expect(await lint(text.replace(/"summary":"[^"]+",/, ''))).toEqual([expect.stringMatching(/^operation-summary: /)])
})

/** Sorts the members of each object and its `required` list. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const { required, ...members } = value as Record<string, unknown>
  const isNamed = Array.isArray(required) && required.length > 0
  const sorted = Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...Object.fromEntries(sorted.map(([name, member]) => [name, inOrder(member)])),
    ...(isNamed && { required: required.toSorted() }),
  }
}

/**
 * The objects and lists of values that occur more than once, though a reference would be shorter. Two components may
 * have the same members: a county and a township are not the same thing.
 */
function repeatedIn(value: unknown): string[] {
  const found = new Map<string, number>()
  const visit = (node: unknown, isComponent = false) => {
    if (node === null || typeof node !== 'object') return
    const text = JSON.stringify(node)
    const isSchema = 'enum' in node || ('properties' in node && !('allOf' in node))
    if (isSchema && !('default' in node) && text.length > 80 && !(isComponent && found.has(text)))
      found.set(text, (found.get(text) ?? 0) + 1)
    const holdsComponents = valueAt(value, '/components/schemas') === node
    for (const one of Object.values(node)) visit(one, holdsComponents)
  }
  visit(value)
  return [...found].filter(([, count]) => count > 1).map(([text]) => text)
}
