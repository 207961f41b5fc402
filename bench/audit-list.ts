import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { type AuditFilter, listAudit, listAuditRequests } from '#resources/audit/contract.ts'
import { insertRows } from '#server/database/bulk.ts'
import { openDatabase } from '#server/database/open.ts'
import { closeServices } from '#server/open-services.ts'
import { openClient, openServices } from './in-process.ts'
import { quantile, type Row } from './report.ts'

const ROWS = 1_000_000
const RUNS = 300
const NOUNS = ['members', 'orders', 'tickets', 'products', 'teams']
const ACTIONS = ['update', 'update', 'update', 'create', 'archive', 'restore', 'delete']
const [BEGIN, STEP_MS] = [Date.parse('1990-01-01T00:00:00Z'), 60_000]
const member = (id: number, job: string) =>
  JSON.stringify({ id, name: { en: 'Lin Mei-hua', zh: '林美華' }, email: 'mei@strive.example', teamId: 13, job })

/**
 * A million writes by two accounts in the sandbox `main`. One in forty changes the first account's own data, and one
 * action is rare.
 */
function* records(): Generator<object> {
  for (let n = 0; n < ROWS; n++) {
    const isOwn = n % 40 === 0
    yield {
      sandbox_id: isOwn ? null : 'main',
      account_id: isOwn || n % 3 !== 0 ? 1 : 2,
      entity: isOwn ? 'spreads' : NOUNS[n % NOUNS.length],
      row_id: String(n % 5_000),
      version: 1 + (n % 9),
      action: n % 50_021 === 0 ? 'revert' : ACTIONS[n % ACTIONS.length],
      before: member(n, 'driver'),
      after: member(n, 'buyer'),
      endpoint: 'updateMember',
      request_id: `bench-${n}`,
      at: new Date(BEGIN + n * STEP_MS).toISOString(),
    }
  }
}

/** The newest requests are imports, each of which added thousands of members at once. */
const [IMPORTS, IMPORTED] = [4, 9_300]
function* imports(): Generator<object> {
  for (let n = 0; n < IMPORTS; n++)
    for (let row = 0; row < IMPORTED; row++)
      yield {
        sandbox_id: 'main',
        account_id: 1,
        entity: 'members',
        row_id: String(row),
        version: 1,
        action: 'create',
        before: null,
        after: member(row, 'driver'),
        endpoint: 'createImport',
        request_id: `import-${n}`,
        at: new Date(BEGIN + (ROWS + n) * STEP_MS).toISOString(),
      }
}

const REQUESTS: Record<string, AuditFilter> = {
  'newest first, four of them imports': {},
  'one entity': { entity: 'members' },
  'an entity and an author': { entity: 'orders', account: 'operator' },
  'a rare action': { action: 'revert' },
  'the records of one import': { requestId: 'import-7' },
}

const FILTERS: Record<string, AuditFilter> = {
  'newest first': {},
  'one entity': { entity: 'members' },
  'one row': { entity: 'members', rowId: '1005' },
  'one row, one author, one action': { entity: 'members', rowId: '1005', account: 'admin', action: 'archive' },
  'one author': { account: 'operator' },
  'a rare action': { action: 'revert' },
  'an entity and an author': { entity: 'orders', account: 'operator' },
  'an entity and a rare action': { entity: 'orders', action: 'revert' },
  'an author and a rare action': { account: 'operator', action: 'revert' },
  'an entity, an author and a rare action': { entity: 'tickets', account: 'operator', action: 'revert' },
  'a month, long ago': { from: '1990-03-01T00:00:00Z', to: '1990-04-01T00:00:00Z' },
  'all of it in a week': {
    entity: 'members',
    account: 'admin',
    action: 'update',
    from: '1991-03-01T00:00:00Z',
    to: '1991-03-08T00:00:00Z',
  },
  'nothing (there are none)': { entity: 'sites', action: 'delete' },
}

/** Measures a page of an audit trail with a million entries, without a network, and the cost of writing an entry. */
export async function measureAuditList(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  // BENCH_DATABASE may name a PostgreSQL server.
  const db = await openDatabase(process.env.BENCH_DATABASE ?? folder)
  const services = await openServices(db)
  const begun = performance.now()
  await insertRows(db, 'audit', records())
  const perRecord = ((performance.now() - begun) * 1000) / ROWS
  // PostgreSQL does this by itself in the minutes after so many writes.
  if (services.databaseKind === 'postgres')
    for (const work of [sql`vacuum analyze audit`, sql`checkpoint`]) await work.execute(db)
  const client = await openClient(services)
  const rows: Row[] = [['a record put into the trail, with its indexes', `${perRecord.toFixed(1)} µs`, '']]
  for (const [name, filter] of Object.entries(FILTERS)) {
    const { next } = await client.call(listAudit, { query: { ...filter, limit: 50 } })
    for (const [page, cursor] of Object.entries({ '': undefined, ', next page': next ?? undefined })) {
      if (page !== '' && cursor === undefined) continue
      const times: number[] = []
      for (let run = 0; run < RUNS; run++) {
        const at = performance.now()
        await client.call(listAudit, { query: { ...filter, cursor } })
        times.push(performance.now() - at)
      }
      const figure = `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`
      rows.push([`a page of 50 out of 1,000,000 records: ${name}${page}`, figure, 'promise: p95 ≤ 5 ms'])
    }
  }
  await insertRows(db, 'audit', imports())
  for (const [name, filter] of Object.entries(REQUESTS)) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const at = performance.now()
      await client.call(listAuditRequests, { query: filter })
      times.push(performance.now() - at)
    }
    const figure = `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`
    rows.push([`a page of 50 requests out of 1,037,200 records: ${name}`, figure, 'promise: p95 ≤ 50 ms'])
  }
  await closeServices(services)
  rmSync(folder, { recursive: true, force: true })
  return rows
}
