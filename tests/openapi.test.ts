import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { MAX_ACTIVE, MAX_ACTIVE_IN_SANDBOX } from '#resources/jobs/rules.ts'
import { MAX_PER_MINUTE } from '#resources/rooms/rules.ts'
import { FileRecord } from '#resources/uploads/contract.ts'
import { readDocComments } from '#server/doc-comments.ts'
import { stepByStep } from '#server/in-turns.ts'
import { findEntities, findExamples, findOperations, findSchemas, findSockets } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { valueAt } from '#shared/json-pointer.ts'
import type { JsonSchema } from '#shared/json-schema.ts'
import { asyncapi } from '#shared/openapi/asyncapi.ts'
import { openapi, openapiInSteps } from '#shared/openapi/openapi.ts'
import { COUNT_CAP } from '#shared/paging.ts'
import { MAX_RULES } from '#shared/platform/faults.ts'
import { MAX_STREAMS } from '#shared/platform/live.ts'
import { turnsDuring } from '#tests/turns.ts'

const INFO = { title: 'Strive Console', version: '1' }
const [operations, sockets, schemas] = [await findOperations(), await findSockets(), await findSchemas()]
const examples = await findExamples()
const text = JSON.stringify(openapi(INFO, operations, sockets, schemas, examples, await readDocComments()))
const document: ReturnType<typeof openapi> = JSON.parse(text)

test('a server makes the document in small steps, between which others have their turn', async () => {
  let steps = 0
  const counted = Iterator.from(openapiInSteps(INFO, operations, sockets, schemas, examples)).map(() => steps++)
  const turns = await turnsDuring(() => stepByStep(counted))
  expect(steps).toBeGreaterThan(4 * operations.length)
  expect(turns).toBeGreaterThanOrEqual(steps)
})

test('exported schemas become named components, and every reference resolves', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer = '']) => pointer)
  expect(references.filter(pointer => valueAt(document, pointer) === undefined)).toEqual([])
  const uses = Map.groupBy(references, pointer => pointer)
  for (const name of [
    'schemas/Member',
    'schemas/Order',
    'schemas/ProblemDetails',
    'parameters/Limit',
    'responses/NotFound',
    'responses/ReadRefused',
    'responses/Unavailable',
  ])
    expect(uses.get(`#/components/${name}`)?.length, name).toBeGreaterThan(1)
})

test('resolving the references gives the same operations as a document without them', () => {
  const [short, whole]: unknown[] = [schemas, new Map()].map(named =>
    JSON.parse(JSON.stringify(openapi(INFO, operations, sockets, named))),
  )
  const read = (from: unknown) => readOperations(from).map(operation => inOrder(operation))
  expect(read(short)).toEqual(read(whole))
})

test('the document is small enough for a page to fetch, and says everything once', () => {
  expect(gzipSync(text).length).toBeLessThan(82_000)
  expect(text.length / operations.length).toBeLessThan(1_700)
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

test('Spectral’s recommended rules find nothing, and find an operation without a description', async () => {
  const linter = new spectral.Spectral()
  // Its types contradict themselves.
  linter.setRuleset({ extends: [spectralRulesets.oas as never] })
  const lintWithSpectral = async (source: string) =>
    (await linter.run(source)).map(({ code, path }) => [code, path.join('/')])
  expect(await lintWithSpectral(text)).toEqual([])
  const { description: _, ...listMembers } = document.paths['/api/members']?.get ?? {}
  const poorer = { ...document, paths: { ...document.paths, '/api/members': { get: listMembers } } }
  expect(await lintWithSpectral(JSON.stringify(poorer))).toEqual([['operation-description', 'paths//api/members/get']])
})

test('every property that may be null says what null means', () => {
  const visit = (value: unknown, at: string): string[] => {
    if (value === null || typeof value !== 'object') return []
    const { properties = {} } = value as JsonSchema
    const unsaid = Object.entries(properties).filter(
      ([, one]) => isNullable(one) && !String(one.description).includes('null'),
    )
    const below = Object.entries(value).flatMap(([name, one]) => visit(one, `${at}/${name}`))
    return [...unsaid.map(([name]) => `${at}/${name}`), ...below]
  }
  expect(visit({ paths: document.paths, components: document.components }, '')).toEqual([])
})

const isNullable = ({ type, anyOf = [] }: JsonSchema): boolean =>
  (Array.isArray(type) && type.includes('null')) || anyOf.some(one => one.type === 'null')

test('a page of a list, a shared name and a unit are called what they are', () => {
  expect(document.paths['/api/members']?.get?.responses).toMatchObject({
    200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/MemberPage' } } } },
  })
  const { MemberPage, Member, Product } = document.components.schemas
  expect(MemberPage?.properties).toMatchObject({
    rows: { items: { $ref: '#/components/schemas/Member' } },
    next: { description: 'The cursor of the next page; null on the last.' },
  })
  expect(Member).toMatchObject({
    description: 'A current or former employee of the company.',
    properties: { archivedAt: { description: 'null for current employees.' } },
  })
  expect(Product?.properties?.priceCents?.description).toMatch(/TWD|Cents/)
})

test('the types of clients know that an update needs the version', () => {
  const { IfMatch } = document.components.parameters
  expect(IfMatch).toMatchObject({
    in: 'header',
    required: true,
    description: 'The `ETag` of the row that was read, with its quotes: `"3"`.',
  })
})

test('docs/api.md states the limits as they are', () => {
  const stated = readFileSync(`${import.meta.dirname}/../docs/api.md`, 'utf8')
  for (const [what, limit] of [
    ['messages in a room', `${MAX_PER_MINUTE} a minute`],
    ['jobs that wait or run', `${MAX_ACTIVE} for each operator, ${MAX_ACTIVE_IN_SANDBOX} in a sandbox`],
    ['live streams and sockets', `${MAX_STREAMS} for each operator`],
    ['practice faults', `${MAX_RULES} for each operator`],
  ])
    expect(stated).toContain(`| ${what} | ${limit} |`)
  expect(stated).toContain(`stops counting at ${COUNT_CAP.toLocaleString('en')}`)
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
 * have the same members: a county and a township are not the same thing. A description makes a schema its property's own.
 */
function repeatedIn(value: unknown): string[] {
  const found = new Map<string, number>()
  const visit = (node: unknown, isComponent = false) => {
    if (node === null || typeof node !== 'object') return
    const text = JSON.stringify(node)
    const isSchema = !('description' in node) && ('enum' in node || ('properties' in node && !('allOf' in node)))
    if (isSchema && !('default' in node) && text.length > 80 && !(isComponent && found.has(text)))
      found.set(text, (found.get(text) ?? 0) + 1)
    const holdsComponents = valueAt(value, '/components/schemas') === node
    for (const one of Object.values(node)) visit(one, holdsComponents)
  }
  visit(value)
  return [...found].filter(([, count]) => count > 1).map(([text]) => text)
}
