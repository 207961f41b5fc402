import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { listLogins } from '#resources/login-log/contract.ts'
import { openDatabase } from '#server/database/open.ts'
import { closeServices } from '#server/open-services.ts'
import { openClient, openServices } from './in-process.ts'
import { fillLoginLog } from './login-log.ts'
import { quantile, type Row } from './report.ts'

const ROWS = 1_000_000
const RUNS = 300

/** Measures a page of a login log with a million rows, without a network. */
export async function measureLoginList(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  await fillLoginLog(folder, ROWS)
  const db = await openDatabase(folder)
  const services = await openServices(db)
  const client = await openClient(services)
  const { next } = await client.call(listLogins, { query: { limit: 50 } })
  const queries = {
    'newest first': {},
    'next page': { cursor: next ?? undefined },
    'one account, oldest first': { user: 'adm', sort: 'loginTime' },
    'signed in, by account': { outcome: 'signed-in', sort: 'user' },
    'a week': { from: '1990-01-05T00:00:00Z', to: '1990-01-12T00:00:00Z' },
    'refused (there are none)': { outcome: 'refused' },
  } as const
  const rows: Row[] = []
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const begun = performance.now()
      await client.call(listLogins, { query })
      times.push(performance.now() - begun)
    }
    const figure = `p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`
    rows.push([`a page of 50 out of 1,000,000: ${name}`, figure, 'promise: p95 ≤ 5 ms'])
  }
  await closeServices(services)
  rmSync(folder, { recursive: true, force: true })
  return rows
}
