import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { exampleOf } from '#pages/page8/page8_01-api-practice/request/example.ts'
import { findExamples, findOperations, findSchemas } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { moreThan } from '#tests/tier.ts'

// Generated from the contracts: where spaces around a text are left out, they are left out before its length is checked.

const operations = await findOperations()
const document: unknown = JSON.parse(
  JSON.stringify(openapi({ title: '', version: '' }, operations, [], await findSchemas(), await findExamples())),
)
const bodies = new Map(readOperations(document).map(({ id, body }) => [id, body]))

type Path = readonly (string | number)[]
const isPart = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null

function textsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  return isPart(value) ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key])) : []
}
const at = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (isPart(inner) ? inner[key] : undefined), value)
function replaced(value: unknown, path: Path, text: string): unknown {
  const copy = structuredClone(value)
  const inner = at(copy, path.slice(0, -1))
  if (isPart(inner)) inner[path.at(-1) ?? ''] = text
  return copy
}

/** The texts that are stored as none when they are spaces, although none is refused. */
function wrongIn(schema: z.core.$ZodType, example: unknown): string[] {
  return textsIn(example).flatMap(path => {
    const [blank, empty] = [' ', ''].map(text => z.safeParse(schema, replaced(example, path, text)))
    return blank?.success && at(blank.data, path) === '' && !empty?.success ? [`/${path.join('/')}`] : []
  })
}

test('a text of spaces is refused wherever no text is', () => {
  let texts = 0
  const wrong = operations.flatMap(({ id, endpoint: { body } }) => {
    const described = bodies.get(id)
    if (!isSchema(body) || !described?.schema) return []
    const example = exampleOf(described.schema, described.example, 'operator')
    texts += textsIn(example).length
    return wrongIn(body, example).map(pointer => id + pointer)
  })
  expect(wrong).toEqual([])
  expect(texts).toBeGreaterThan(moreThan(50))
})

test('the check finds a text whose spaces are left out too late', () => {
  const late = z.object({ name: z.string().check(z.minLength(1), z.trim()) })
  expect(wrongIn(late, { name: 'A name' })).toEqual(['/name'])
})
