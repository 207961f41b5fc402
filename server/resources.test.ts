import { expect, test } from 'vitest'
import { findOperations, matcherOf } from './resources.ts'

test('no path with a parameter takes the requests of a literal path', async () => {
  const operations = await findOperations()
  const taken = operations.flatMap(({ id, endpoint: { method, path } }) => {
    const first = operations.find(({ endpoint: other }) => matcherOf(other)({ method, path }))
    return first?.id === id ? [] : [`${first?.id} takes ${method} ${path} of ${id}`]
  })
  expect(taken).toEqual([])
})
