// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Operation, readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isSecret, type JsonObject, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { entryOf, readEntries, valuesOf as valuesOfEntry } from '#pages/page8/page8_01-api-practice/history/history.ts'
import type { Reply } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import { findOperations } from '#server/resources.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { valuesOf } from '#tests/schema-values.ts'
import { isLong } from '#tests/tier.ts'
import { MAX_BODY_LENGTH, readValues, valuesPart, writeValues } from './share.ts'
import { blankValues, type Values } from './values.ts'

const operations = readOperations(openapi({ title: 'test', version: '1' }, await findOperations()))
const operationOf = (id: string) => operations.find(one => one.id === id) as Operation
const SECRET = 'hush-hush-654321'
/** Without the limit, a failure of a large form would be simplified for minutes. */
const RUNS = { numRuns: isLong ? 50 : 15, interruptAfterTimeLimit: 10_000 }

/** Filled-in forms whose secrets are all the same. */
function filled(operation: Operation): fc.Arbitrary<Values> {
  const part = (schema: Schema | null | undefined) =>
    (schema ? valuesOf(schema) : fc.constant({})).map(value => withSecret(value as JsonObject, schema))
  return fc
    .record({
      params: part(operation.params),
      // A query can't contain an empty list.
      query: part(operation.query).map(query =>
        Object.fromEntries(Object.entries(query).filter(([, value]) => !Array.isArray(value) || value.length > 0)),
      ),
      headers: part(operation.headers),
      body: part(operation.body?.schema),
      isAnonymous: fc.boolean(),
      fault: fc.constantFrom('', 'delay=800;p=0.5', 'lost'),
      times: fc.constantFrom(1, 5, 20),
    })
    .map(values => ({ ...blankValues(operation), ...values, body: operation.body ? values.body : undefined }))
}
const withSecret = (value: JsonObject, schema: Schema | null | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, isSecret(name, schema?.properties?.[name]) ? SECRET : member]),
  )

const reply: Reply = {
  at: '2026-11-21T09:00:00.000Z',
  status: 201,
  headers: [
    ['x-token', SECRET],
    ['etag', '"1"'],
  ],
  mediaType: 'application/json',
  text: JSON.stringify({ token: SECRET, ticket: SECRET, session: { id: 1 } }),
  bytes: new Blob([SECRET]),
  size: 20,
  isCut: false,
  timing: { totalMs: 1, waitMs: null, downloadMs: null, wireBytes: null },
}

describe.each(operations.map(operation => ({ id: operation.id, operation })))('$id', ({ operation }) => {
  test('a link contains all values except secrets', () => {
    fc.assert(
      fc.property(filled(operation), values => {
        // A link leaves out what would make it too long.
        fc.pre((JSON.stringify(values.body) ?? '').length <= MAX_BODY_LENGTH)
        const search = writeValues(operation, values, '?find=log')
        expect(search).not.toContain(SECRET)
        const read = readValues(operation, search)
        // Everything is restored, except what a link can't contain.
        expect(writeValues(operation, read, '?find=log')).toBe(search)
        const emptied = withoutSecret({ ...values, body: values.body })
        expect(withoutSecret(read)).toEqual(emptied)
      }),
      RUNS,
    )
  })

  test('the history contains no secrets of request or response, and restores the values', () => {
    fc.assert(
      fc.property(filled(operation), values => {
        const entry = entryOf(operation, values, reply)
        const [kept] = readEntries(JSON.parse(JSON.stringify([entry])))
        expect(JSON.stringify(kept)).not.toContain(SECRET)
        if (!kept) throw new Error('the entry was not kept')
        expect(withoutSecret(valuesOfEntry(operation, kept))).toEqual(withoutSecret(values))
      }),
      RUNS,
    )
  })
})

/** Removes secrets and their placeholders; -0 becomes 0 in any text. */
const withoutSecret = (values: Values) =>
  JSON.parse(
    JSON.stringify({ ...values, file: null }, (name, value) =>
      isSecret(name, SECRETS[name]) && typeof value === 'string' ? undefined : value,
    ),
  )
const SECRETS: Record<string, Schema> = Object.fromEntries(
  operations.flatMap(({ body }) =>
    Object.entries(body?.schema?.properties ?? {}).filter(([name, schema]) => isSecret(name, schema)),
  ),
)

test('a body text is in the link, unless it may contain a secret or is too long', () => {
  const write = (id: string, text: string) =>
    valuesPart(writeValues(operationOf(id), { ...blankValues(operationOf(id)), text }, ''))
  expect(write('updateProfile', '{ broken')).toBe('text=%7B+broken')
  expect(write('signIn', `{"password":"${SECRET}"`)).toBe('')
  expect(write('updateProfile', 'x'.repeat(5000))).toBe('')
})

test('an omitted field of the blank form is also omitted by its link', () => {
  const operation = operationOf('exportLogins')
  const values = { ...blankValues(operation), query: {} }
  expect(readValues(operation, writeValues(operation, values, '')).query).toEqual({})
})

test('ignores nonsense in a URL, and keeps text that is not a number as text', () => {
  const operation = operationOf('listLogins')
  expect(readValues(operation, '?body=%7B&query.limit=many&query.nothing=1&as=god')).toMatchObject({
    query: { limit: 'many', nothing: '1' },
    isAnonymous: false,
  })
})

test('the history drops entries of another version', () => {
  expect(readEntries([{ id: 1 }, null, 'text'])).toEqual([])
  expect(readEntries({ not: 'a list' })).toEqual([])
})
