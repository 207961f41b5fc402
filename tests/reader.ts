import { expect, test } from 'vitest'
import type { Endpoint, ReplyBody } from '#shared/contract.ts'
import { readAll } from './read-all.ts'
import { refusalOf, type TestApp } from './test-app.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
type Page<R> = { rows: R[]; next: string | null; count: { value: number; isCapped: boolean } }
type RowOf<E extends Endpoint> = ReplyBody<E> extends { rows: (infer R)[] } ? R : never

type Reader<E extends Endpoint> = {
  list: E
  read: Endpoint
  /** The number of seeded rows. */
  count: number
  /** The sort key of each sort. */
  sorts: Record<string, (row: RowOf<E>) => string | number>
  /** A filter that leaves few enough rows to page through them, and its number of rows. */
  paged?: { query: object; count: number }
  /** Whether rows have a version as their ETag, because operators can change them. */
  hasVersion?: boolean
}

/** Tests of the list and read endpoints of an entity. `me` returns the client, which exists only once the tests run. */
export function testReader<E extends Endpoint>(me: () => Client, reader: Reader<E>): void {
  const { list, read, count, sorts, paged = { query: {}, count }, hasVersion = true } = reader
  // Safe to cast, because the endpoint is a list, and all lists have this query and response.
  const page = (query: object) => me().call(list as Endpoint, { query } as never) as Promise<Page<RowOf<E>>>
  const one = (id: number) => {
    const name = /:(\w+)/.exec(read.path)?.[1] ?? 'id'
    return me().send(read, { params: { [name]: id } } as never)
  }

  test.each(Object.keys(sorts).flatMap(sort => [sort, `-${sort}`]))(
    'pages through all rows by %s without duplicates',
    async sort => {
      const limit = paged.count > 200 ? 200 : 20
      const rows = await readAll(cursor => page({ ...paged.query, limit, sort, cursor }))
      expect(new Set(rows.map(row => (row as { id: number }).id)).size).toBe(paged.count)
      expect(rows).toHaveLength(paged.count)
      const keys = rows.map(row => sorts[sort.replace('-', '')]?.(row) ?? '')
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
      expect(keys).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted)
    },
  )

  test('returns the count of rows, up to the cap', async () => {
    const capped = { value: Math.min(count, 10_000), isCapped: count > 10_000 }
    expect((await page({ limit: 1 })).count).toEqual(capped)
  })

  test('reads a row with the same values as the list; an unknown id is not found', async () => {
    const [row] = (await page({ limit: 1 })).rows
    const { body, headers } = await one((row as { id: number }).id)
    expect(body).toMatchObject(row as object)
    expect(headers.get('etag')).toBe(hasVersion ? '"1"' : null)
    expect(await refusalOf(one(2_000_000))).toMatchObject({ status: 404, code: 'not-found' })
  })

  test.each([{ sort: 'nothing' }, { cursor: 'x' }, { limit: 201 }])('refuses %j', async query => {
    const pointer = `/query/${Object.keys(query)[0]}`
    expect(await refusalOf(page(query))).toMatchObject({ code: 'invalid-input', errors: [{ pointer }] })
  })
}
