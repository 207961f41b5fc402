import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setLevel } from '#resources/sessions/contract.ts'
import { findOperations, type Operation } from '#server/resources.ts'
import { isSchema, PARTS } from '#shared/contract.ts'
import { type JsonSchema, jsonSchema } from '#shared/json-schema.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { ADMIN, createTestApp, LEVEL_CODE, type TestApp } from '#tests/test-app.ts'
import { moreThan } from '#tests/tier.ts'

// Generated from the contracts: values that no column can store are refused by validation, in every field.

type Part = (typeof PARTS)[number]
/** A field of an operation's input, with its path and its schema in the contract. */
type Field = { operation: Operation; part: Part; steps: string[]; schema: JsonSchema }

const operations = await findOperations()
const fields = operations.flatMap(operation =>
  PARTS.flatMap(part => {
    const schema = operation.endpoint[part]
    return part !== 'headers' && isSchema(schema) ? fieldsOf(operation, part, [], jsonSchema(schema, 'input')) : []
  }),
)

function fieldsOf(operation: Operation, part: Part, steps: string[], schema: JsonSchema): Field[] {
  const inner = (step: string, one: JsonSchema) => fieldsOf(operation, part, [...steps, step], one)
  const items = schema.items as JsonSchema | undefined
  const others = schema.additionalProperties as JsonSchema | undefined
  return [
    ...(schema.type && !schema.properties && !items ? [{ operation, part, steps, schema }] : []),
    ...(schema.anyOf ?? []).flatMap(one => fieldsOf(operation, part, steps, one)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => inner(name, one)),
    ...(items ? inner('0', items) : []),
    ...(others ? inner('x', others) : []),
  ]
}
const pointerOf = ({ part, steps }: Field) => ['', part, ...steps].join('/')
const nameOf = (field: Field) => `${field.operation.id} ${pointerOf(field)}`

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  await me.call(setLevel, { body: { code: LEVEL_CODE } })
})
afterAll(() => app.close())

const nested = (steps: readonly string[], value: unknown): unknown =>
  steps.reduceRight((inner, step) => (step === '0' ? [inner] : { [step]: inner }), value)

/** The id of a number, a name, or one that a server makes up. */
const IDS = ['1', '0'.repeat(16)]

/** Sends input with this value in this field, and nothing else except valid path parameters. */
async function send({ operation, part, steps }: Field, value: unknown) {
  const { method, path, params } = operation.endpoint
  const patternOf = (name: string) => (isSchema(params) ? jsonSchema(params, 'input').properties?.[name]?.pattern : '')
  const valid = (name: string) => IDS.find(id => new RegExp(String(patternOf(name) ?? '')).test(id))
  const inPath = (name: string) => (part === 'params' && steps[0] === name ? String(value) : (valid(name) ?? '1'))
  const query = part === 'query' ? `?${new URLSearchParams({ [steps[0] ?? '']: String(value) })}` : ''
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(inPath(name))) + query
  const headers = {
    authorization: `Bearer ${me.token}`,
    'content-type': 'application/json',
  }
  const hasBody = isSchema(operation.endpoint.body)
  const body = JSON.stringify(part === 'body' ? nested(steps, value) : {})
  const reply = await app.request(url, { method, headers, ...(hasBody && { body }) })
  return { status: reply.status, problem: reply.status === 200 ? null : await reply.json().catch(() => null) }
}

/** The fields for which this value is not refused with a 400 that points to the field. */
async function notRefused(fields: Field[], value: unknown) {
  const wrong: unknown[] = []
  for (const field of fields) {
    const { status, problem } = await send(field, value)
    const pointers: string[] = problem?.errors?.map((one: { pointer: string }) => one.pointer) ?? []
    if (status !== 400 || !pointers.includes(pointerOf(field))) wrong.push([nameOf(field), status, pointers])
  }
  return wrong
}

describe('values that no column can store', () => {
  test('a NUL character in a text is refused', { timeout: 240_000 }, async () => {
    const texts = fields.filter(({ schema }) => schema.type === 'string')
    expect(texts.length).toBeGreaterThan(moreThan(150))
    expect(await notRefused(texts, 'a\0b')).toEqual([])
  })

  test('a NUL character in a property name is refused at any depth, and depth alone causes no 5xx', async () => {
    const post = async (body: string) => {
      const headers = { 'content-type': 'application/json' }
      return (await app.request('/api/sessions', { method: 'POST', headers, body })).json()
    }
    const at = (pointer: string) => ({
      status: 400,
      errors: expect.arrayContaining([{ pointer, code: 'not-readable' }]),
    })
    expect(await post('{"a":[{"b/c":{"d\\u0000":1}}]}')).toMatchObject(at('/body/a/0/b~1c'))
    expect(await post(`${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}`)).toMatchObject({ status: 400 })
  })

  test('an integer beyond the range of a column is refused', { timeout: 240_000 }, async () => {
    const numbers = fields.filter(({ schema }) => schema.type === 'integer')
    expect(numbers.length).toBeGreaterThan(moreThan(60))
    for (const value of [MAX_INTEGER + 1, -MAX_INTEGER - 2]) expect(await notRefused(numbers, value)).toEqual([])
  })

  test('a forged cursor is refused, and a cursor of another list never causes a 5xx', {
    timeout: 240_000,
  }, async () => {
    const cursors = fields.filter(({ part, steps }) => part === 'query' && steps[0] === 'cursor')
    expect(cursors.length).toBeGreaterThan(moreThan(10))
    const forged = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
    for (const cursor of [
      'x',
      forged(),
      forged({}),
      forged(1, 2, 3, 4, 5),
      forged('\0'),
      forged('a\0', 1),
      forged('x', 2 ** 31),
    ])
      expect(await notRefused(cursors.filter(isReached), cursor), cursor).toEqual([])
    for (const values of [[1], ['x'], ['x', 1], [1, 1], ['x', 'x'], [1, 'x'], ['x', 'x', 1], [2 ** 40], ['x', 1.5]])
      for (const field of cursors)
        expect((await send(field, forged(...values))).status, nameOf(field)).toBeLessThan(500)
  })
})

/** Lists of a missing parent return a 404 before the cursor is read. */
const isReached = ({ operation }: Field) => !operation.endpoint.path.includes('/:')
