import { expect, test } from 'vitest'
import { createMatcher } from '#shared/platform/faults.ts'
import { findOperations } from './resources.ts'

test('no path with a parameter takes the requests of a literal path', async () => {
  const operations = await findOperations()
  const taken = operations.flatMap(({ id, endpoint: { method, path } }) => {
    const first = operations.find(({ endpoint: other }) =>
      createMatcher({ method: other.method, path: other.path.replace(/:(\w+)/g, '{$1}') })({ method, path }),
    )
    return first?.id === id ? [] : [`${first?.id} takes ${method} ${path} of ${id}`]
  })
  expect(taken).toEqual([])
})
