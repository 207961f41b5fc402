import { expect, test } from 'vitest'
import { check } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import { readOperations } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { findOperations } from '#server/resources.ts'
import { openapi } from '#shared/openapi/openapi.ts'
import { exampleOf } from './example.ts'

const operations = readOperations(openapi({ title: 'test', version: '1' }, await findOperations()))

test('the example of every body fits its schema', () => {
  const wrong = operations.flatMap(({ id, body }) => {
    const issues = body?.schema ? check(body.schema, exampleOf(body.schema, body.example, 'admin')) : []
    return issues.map(({ pointer, code, asked }) => `${id} ${pointer} ${code} ${asked}`)
  })
  expect(wrong).toEqual([])
})

test('an example has texts, and at least one field', () => {
  const exampleFor = (id: string) => {
    const schema = operations.find(one => one.id === id)?.body?.schema
    return schema && exampleOf(schema, undefined, 'admin')
  }
  expect(exampleFor('createRoom')).toEqual({ name: expect.stringMatching(/^Example-\w+$/) })
  expect(Object.keys(exampleFor('updateProfile') ?? {})).toHaveLength(1)
})
