import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DAY_MS } from '#company/calendar.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { setLevel, switchSandbox } from '#resources/sessions/contract.ts'
import { findOperations } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { ADMIN, createTestApp, LEVEL_CODE, type TestApp } from '#tests/test-app.ts'
import { moreThan } from '#tests/tier.ts'

// Practice data ends today. So a sandbox that is made a week later shows the same as one of today, a week later. Rows that
// are moved when a sandbox is made, rows that are moved when they are read, filters and counts must all agree on that.
// Generated from the contracts: each endpoint that reads is compared, with and without a filter by time.

const TODAY = '2026-10-31'
/** A whole week, because opening hours depend on the day of the week. */
const LATER_DAYS = 7
const LATER = '2026-11-07'

/** What belongs to no sandbox, or differs between two of them. */
const OTHERS = [
  'accounts',
  'audit',
  'consoles',
  'invitations',
  'keys',
  'live',
  'login-log',
  'sandboxes',
  'sessions',
  'traffic',
]
/** Why others differ. */
const DIFFER: Record<string, string> = {
  countSignIns: 'counts up to this moment',
  readServerState: 'is of this moment',
  readClock: 'is of this moment',
  readProfile: 'belongs to the account',
  pivotSales: 'adds up calendar months',
  exportSales: 'adds up calendar months',
  listSites: 'all sandboxes share the sites',
  readSite: 'all sandboxes share the sites',
  readImportSample: 'invents dates',
  exportXliff: 'has dates in its texts',
  exportMembers: 'has calendar days',
  exportFormAnswers: 'has calendar days',
  readForm: 'has calendar days as limits',
  listFormVersions: 'has calendar days as limits',
  readFormVersion: 'has calendar days as limits',
}

const readers = (await findOperations()).filter(
  ({ id, entity, endpoint: { method, path } }) =>
    method === 'GET' && !OTHERS.includes(entity) && !(id in DIFFER) && !path.includes('/live'),
)

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
/** Two sandboxes, made a week apart. */
let before: string
let later: string
beforeAll(async () => {
  app = await createTestApp()
  await app.services.endBackground()
  me = await app.signInAs(ADMIN)
  await me.call(setLevel, { body: { code: LEVEL_CODE } })
  before = (await me.call(forkSandbox, { body: { name: 'before' } })).id
  vi.stubEnv('STRIVE_TODAY', LATER)
  later = (await me.call(forkSandbox, { body: { name: 'later' } })).id
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await app.close()
})

/** Calendar days that never move: a contract, or a holiday that somebody has told about. */
const FIXED_DAY = '"(?:since|joinedOn|ftripday)":"'

/** A text with its days and moments moved. */
const moved = (text: string, days: number): string =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, at => new Date(Date.parse(at) + days * DAY_MS).toISOString())
    .replace(new RegExp(`(?<!\\d|${FIXED_DAY})20\\d\\d-\\d\\d-\\d\\d(?![\\dT-])`, 'g'), day =>
      new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10),
    )

async function read(sandboxId: string, path: string, query: Record<string, string>) {
  vi.stubEnv('STRIVE_TODAY', sandboxId === before ? TODAY : LATER)
  await me.call(switchSandbox, { body: { sandboxId } })
  const reply = await app.request(`${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${me.token}` },
  })
  // A refusal differs only in its request.
  return { status: reply.status, text: reply.ok ? withPlainCursor(await reply.text()) : '' }
}

/** The cursor of a list contains the moment of its last row. */
const withPlainCursor = (text: string) =>
  text.replace(/(?<="next":")[\w-]+/, cursor => Buffer.from(cursor, 'base64url').toString())

/** The queries by which an endpoint is asked: without any, and with a span of days or moments if it takes one. */
function queriesOf(query: unknown): Record<string, string>[] {
  const { properties = {} } = isSchema(query) ? jsonSchema(query, 'input') : {}
  const { from } = properties
  if (!from || !properties.to) return [{}]
  const isDay = JSON.stringify(from).includes('"date"')
  return [
    {},
    isDay
      ? { from: '2026-10-20', to: '2026-10-24' }
      : { from: '2026-10-19T16:00:00.000Z', to: '2026-10-24T16:00:00.000Z' },
  ]
}

let compared = 0
test.each(readers)('$id shows the same a week later', async ({ endpoint: { path, query } }) => {
  for (const asked of queriesOf(query)) {
    const url = path.replace(/:\w+/g, '1')
    const first = await read(before, url, asked)
    const moveAll = Object.entries(asked).map(([name, value]) => [name, moved(value, LATER_DAYS)])
    const second = await read(later, url, Object.fromEntries(moveAll))
    expect({ ...second, text: moved(second.text, -LATER_DAYS) }).toEqual(first)
    if (first.text !== '') compared++
  }
})

test('most of them were compared', () => expect(compared).toBeGreaterThan(moreThan(60)))
