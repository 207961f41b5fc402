import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { setLevel, switchSandbox } from '#resources/sessions/contract.ts'
import { readCursor, writeCursor } from '#server/database/keyset.ts'
import { findOperations, type Operation } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { ADMIN, createTestApp, LEVEL_CODE, type TestApp } from '#tests/test-app.ts'
import { isLong, moreThan } from '#tests/tier.ts'

// Generated from the contracts: whoever forges a cursor gets a refusal, or a page, but never breaks a list.

/** Values of a cursor: those of another type than the column's, and those that code might stumble over. */
const VALUES = [
  'x',
  '',
  ' ',
  'a\0b',
  '9'.repeat(300),
  '2026-13-45T99:99:99.999Z',
  '+275760-09-13T00:00:00.000Z',
  '2026-10-31T00:00:00.000Z',
  '0000-01-01T00:00:00Z',
  '2026-02-30',
  '2026-10-31',
  0,
  1,
  -1,
  1.5,
  2 ** 31,
  1e308,
  null,
  true,
  [],
  {},
]
const encode = (forged: unknown[]) => forged.map(value => Buffer.from(JSON.stringify(value)).toString('base64url'))
/** Refused wherever a cursor is read, so one sort of a list is enough. */
const MALFORMED = [...encode([null, 1, 'x', {}, [], ...VALUES.map(value => [value, value, value])]), 'x', '%', '=']
/** Each value as a column that the list is sorted by, and as the id after it. */
const WRONG_VALUES = encode(
  VALUES.flatMap(value =>
    isLong
      ? [[value], [value, 1], [1, value], ['x', value]]
      : [
          [value, 1],
          ['x', value],
        ],
  ),
)
/** A list that is sorted by its id alone. */
const WRONG_IDS = encode(VALUES.map(value => [value]))

const lists = (await findOperations()).filter(({ endpoint: { query } }) => {
  return isSchema(query) && 'cursor' in (jsonSchema(query, 'input').properties ?? {})
})

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  await me.call(setLevel, { body: { code: LEVEL_CODE } })
  // In a sandbox of a later day, the dates are moved, and so are those of its cursors.
  vi.stubEnv('STRIVE_TODAY', '2026-11-05')
  const { id: sandboxId } = await me.call(forkSandbox, { body: { name: 'cursors' } })
  await me.call(resetSandbox, { params: { sandboxId } })
  await me.call(switchSandbox, { body: { sandboxId } })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await app.close()
})

/** Each sort of a list, which decides the columns of its cursor. */
function sortsOf({ endpoint: { query } }: Operation): (string | null)[] {
  const sort = isSchema(query) ? jsonSchema(query, 'input').properties?.sort : undefined
  const { enum: names } = (sort ?? {}) as { enum?: string[] }
  return names ?? [null]
}

test('every list with pages is tested', () => {
  expect(lists.length).toBeGreaterThan(moreThan(20))
})

test.each(lists)('$id answers a forged cursor with a page or a refusal', async operation => {
  const path = operation.endpoint.path.replace(/:\w+/g, '1')
  const wrong: string[] = []
  for (const [place, sort] of sortsOf(operation).entries()) {
    const isFirst = place === 0
    const forged = isFirst || isLong ? [...MALFORMED, ...WRONG_IDS, ...WRONG_VALUES] : WRONG_VALUES
    for (const cursor of /^-?id$/.test(sort ?? '') && !isFirst && !isLong ? WRONG_IDS : forged) {
      const query = new URLSearchParams({ cursor, limit: '2', ...(sort && { sort }) })
      const reply = await app.request(`${path}?${query}`, { headers: { authorization: `Bearer ${me.token}` } })
      if (![200, 400, 404].includes(reply.status))
        wrong.push(`${sort} ${cursor}: ${reply.status} ${await reply.text()}`)
    }
  }
  expect(wrong).toEqual([])
})

const [DAY, MOMENT] = ['2026-10-31', '2026-10-31T08:00:00.000Z']
test.each([
  [['joined_on', 'since', 'ends_on'], [DAY], [MOMENT, '2026-13-45', '20261031', 'x', '', 20_261_031]],
  [
    ['at', 'placed_at'],
    [MOMENT, '2026-10-31T08:00:00Z'],
    [DAY, '2026-10-31T99:00:00Z', 'x', '', 0],
  ],
  [
    ['name', 'stat', 'version_note'],
    ['x', '', DAY],
    [1, null, 'a\0b'],
  ],
  [
    ['stock', 'id'],
    [0, -1, 2 ** 31 - 1],
    ['1', 1.5, 2 ** 31, null],
  ],
] as const)('a cursor of the columns %j is of their kind', (columns, good, bad) => {
  for (const column of columns) {
    const read = (value: unknown) => readCursor(writeCursor([value as string]), [column])
    for (const value of good) expect(read(value), column).toEqual([value])
    for (const value of bad) expect(() => read(value), `${column} ${value}`).toThrow('invalid input')
  }
})
