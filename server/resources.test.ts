import { expect, test } from 'vitest'
import { isOfAccount } from '#shared/platform/sandboxes.ts'
import { findEntities, findOperations, matcherOf } from './resources.ts'

test('no path with a parameter takes the requests of a literal path', async () => {
  const operations = await findOperations()
  const taken = operations.flatMap(({ id, endpoint: { method, path } }) => {
    const first = operations.find(({ endpoint: other }) => matcherOf(other)({ method, path }))
    return first?.id === id ? [] : [`${first?.id} takes ${method} ${path} of ${id}`]
  })
  expect(taken).toEqual([])
})

test('a request is one to the endpoint of its path, whatever stands for the parameters', async () => {
  const operations = await findOperations()
  const missed = operations.flatMap(({ id, endpoint: { method, path } }) => {
    // No literal path has such a part.
    const request = { method, path: path.replace(/:\w+/g, '987654') }
    const first = operations.find(({ endpoint }) => matcherOf(endpoint)(request))
    return first?.id === id ? [] : [`${method} ${request.path} is one to ${first?.id}, not to ${id}`]
  })
  expect(missed).toEqual([])
})

test('whose rows belong to the account is said to the client', async () => {
  const entities = [...(await findEntities()).values()]
  const said = entities.filter(({ name, scope }) => isOfAccount(name) !== (scope === 'account'))
  expect(said.map(({ name }) => name)).toEqual([])
})
