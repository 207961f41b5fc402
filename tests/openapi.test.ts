import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { findOperations, findSchemas, findSockets } from '#server/resources.ts'
import { valueAt } from '#shared/json-pointer.ts'
import { openapi } from '#shared/openapi.ts'

const INFO = { title: 'Strive Console', version: '1' }
const [operations, sockets, schemas] = [await findOperations(), await findSockets(), await findSchemas()]
const text = JSON.stringify(openapi(INFO, operations, sockets, schemas))
const document: unknown = JSON.parse(text)

test('exported schemas become named components, and every reference resolves', () => {
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, pointer = '']) => pointer)
  expect(references.filter(pointer => valueAt(document, pointer) === undefined)).toEqual([])
  const uses = Map.groupBy(references, pointer => pointer)
  for (const name of [
    'schemas/Member',
    'schemas/Order',
    'schemas/Problem',
    'parameters/QueryLimit',
    'responses/NotFound',
  ])
    expect(uses.get(`#/components/${name}`)?.length, name).toBeGreaterThan(1)
})

test('resolving the references gives the same operations as a document without them', () => {
  const whole: unknown = JSON.parse(JSON.stringify(openapi(INFO, operations, sockets)))
  const read = (from: unknown) => readOperations(from).map(operation => inOrder(operation))
  expect(read(document)).toEqual(read(whole))
})

test('the document is small enough for a page to fetch, compressed', () => {
  expect(gzipSync(text).length).toBeLessThan(50_000)
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
