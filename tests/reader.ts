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
  /** How many rows are delivered. */
  count: number
  /** What each sort goes by. */
  sorts: Record<string, (row: RowOf<E>) => string | number>
  /** Rows that operators change have a version, which is their ETag. */
  hasVersion?: boolean
}

/** What holds for the list and the reader of every entity of the practice data; `me` is the client once the tests run. */
export function testReader<E extends Endpoint>(me: () => Client, reader: Reader<E>): void {
  const { list, read, count, sorts, hasVersion = true } = reader
  // The endpoint is a list: its query and answer have the members of every list's.
  const page = (query: object) => me().call(list as Endpoint, { query } as never) as Promise<Page<RowOf<E>>>
  const one = (id: number) => {
    const name = /:(\w+)/.exec(read.path)?.[1] ?? 'id'
    return me().send(read, { params: { [name]: id } } as never)
  }

  test.each(Object.keys(sorts).flatMap(sort => [sort, `-${sort}`]))(
    'pages through all by %s, each once',
    async sort => {
      const rows = await readAll(cursor => page({ limit: 200, sort, cursor }))
      expect(new Set(rows.map(row => (row as { id: number }).id)).size).toBe(count)
      expect(rows).toHaveLength(count)
      const keys = rows.map(row => sorts[sort.replace('-', '')]?.(row) ?? '')
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)))
      expect(keys).toEqual(sort.startsWith('-') ? sorted.reverse() : sorted)
    },
  )

  test('says how many there are, up to the cap', async () => {
    const capped = { value: Math.min(count, 10_000), isCapped: count > 10_000 }
    expect((await page({ limit: 1 })).count).toEqual(capped)
  })

  test('reads one as the list shows it; what there is not is not found', async () => {
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
