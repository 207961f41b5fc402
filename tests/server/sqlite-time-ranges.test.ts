import { expect, test } from 'vitest'
import { findOperations, type Operation } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { ADMIN, openTestApp } from '#tests/test-app.ts'
import { moreThan } from '#tests/tier.ts'

// Generated from the contracts: a time range begins with its first moment, and ends before its last. So the ranges of two
// days that follow each other have every row once.

const propertiesOf = ({ endpoint: { query } }: Operation) =>
  isSchema(query) ? (jsonSchema(query, 'input').properties ?? {}) : {}
const lists = (await findOperations()).filter(operation => {
  const { from, to, limit } = propertiesOf(operation)
  return limit && to && JSON.stringify(from).includes('"date-time"') && !operation.endpoint.path.includes(':')
})

const app = await openTestApp()
const me = await app.signInAs(ADMIN)

type Row = Record<string, unknown>
async function rowsOf({ endpoint: { path } }: Operation, query: Record<string, string>): Promise<Row[]> {
  const url = `${path}?${new URLSearchParams({ limit: '200', ...query })}`
  const reply = await app.request(url, { headers: { authorization: `Bearer ${me.token}` } })
  // Every list has rows.
  return ((await reply.json()) as { rows?: Row[] }).rows ?? []
}

const after = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString()

test('there are such lists', () => expect(lists.length).toBeGreaterThan(moreThan(4)))

test.each(lists)('the range of $id contains its first moment, and not its last', async operation => {
  const row = (await rowsOf(operation, {})).at(-1)
  // Nothing is in this list yet.
  if (!row) return
  const moments = Object.values(row).filter(
    (value): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value),
  )
  const isIn = async (from: string, to: string) => {
    const found = await rowsOf(operation, { from, to })
    return found.some(one => JSON.stringify(one) === JSON.stringify(row))
  }
  // One of the row's moments is what the list is filtered by.
  const results = await Promise.all(
    moments.map(async at => [
      await isIn(at, after(at, 1)),
      await isIn(after(at, -1_000), at),
      await isIn(after(at, 1), after(at, 1_000)),
    ]),
  )
  expect(results).toContainEqual([true, false, false])
})
