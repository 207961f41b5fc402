import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { type Grouped, pivotSales } from '#resources/sales/contract.ts'
import { DIMENSIONS } from '#resources/sales/rules.ts'
import { openDatabase } from '#server/database/open.ts'
import { openClient, openServices } from './in-process.ts'
import { quantile, type Row } from './report.ts'

const LINES = 1_000_000
const RUNS = 15

/** Every pair of dimensions, and two queries with a filter. */
const QUERIES: Record<string, Partial<Grouped>> = {
  ...Object.fromEntries(
    DIMENSIONS.flatMap((rows, place) =>
      DIMENSIONS.slice(place + 1).map(columns => [`${rows} × ${columns}`, { rows, columns }]),
    ),
  ),
  'week × member, one status': { rows: 'week', columns: 'member', status: 'delivered' },
  'month × status, one category': { rows: 'month', columns: 'status', category: 'tents' },
  'month × category, one month': { from: '2026-09-30T16:00:00Z', to: '2026-10-31T16:00:00Z' },
}

/** Measures the pivot table of a sandbox with a million order lines, and of the delivered one, without a network. */
export async function measureSales(): Promise<Row[]> {
  const folder = mkdtempSync(`${tmpdir()}/strive-bench-`)
  // BENCH_DATABASE may name a PostgreSQL server.
  const db = await openDatabase(process.env.BENCH_DATABASE ?? folder)
  const delivered = await measureQueries(db)
  await copyOrders(db, Math.ceil(LINES / (await countLines(db))) - 1)
  // A new server, because what this one has read is out of date: rows were written without it.
  const large = await measureQueries(db)
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
  return [...delivered, ...large]
}

async function measureQueries(db: Database): Promise<Row[]> {
  const services = await openServices(db)
  const client = await openClient(services)
  const size = `${(await countLines(db)).toLocaleString('en')} order lines`
  const timed = async (query: Partial<Grouped>) => {
    const [begun, used] = [performance.now(), process.cpuUsage()]
    await client.call(pivotSales, { query: { ...query, zone: 'Asia/Taipei' } })
    const { user, system } = process.cpuUsage(used)
    return { ms: performance.now() - begun, cpuMs: (user + system) / 1000 }
  }
  const rows: Row[] = [[`sales of ${size}, read for the first time`, `${(await timed({})).ms.toFixed(0)} ms`, '']]
  for (const [name, query] of Object.entries(QUERIES)) {
    const times: number[] = []
    // Other programs on the machine hardly change it.
    const cpuTimes: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const { ms, cpuMs } = await timed(query)
      times.push(ms)
      cpuTimes.push(cpuMs)
    }
    const [p50, p95, fastest, cpu] = [
      ...[0.5, 0.95, 0].map(part => quantile(times, part)),
      quantile(cpuTimes, 0.5),
    ].map(ms => ms.toFixed(0))
    const figure = `p50 ${p50} ms, p95 ${p95} ms, fastest ${fastest} ms; p50 of CPU time ${cpu} ms`
    rows.push([`sales by ${name}, of ${size}`, figure, 'goal: 50 ms'])
  }
  await services.endBackground()
  return rows
}

async function countLines(db: Database): Promise<number> {
  const found = await sql<{ n: number }>`select count(*) as n from order_line where sandbox_id = 'main'`.execute(db)
  return Number(found.rows[0]?.n)
}

/** Copies the 3,000 delivered orders with their lines so many times. */
export async function copyOrders(db: Database, copies: number) {
  const { columns, lineColumns } = await columnsOf(db)
  for (let copy = 1; copy <= copies; copy++) {
    const by = sql.lit(copy * 10_000)
    await sql`insert into "order" (sandbox_id, id, ${columns})
      select sandbox_id, id + ${by}, ${columns} from "order" where sandbox_id = 'main' and id <= 3000`.execute(db)
    await sql`insert into order_line (sandbox_id, order_id, ${lineColumns})
      select sandbox_id, order_id + ${by}, ${lineColumns} from order_line where sandbox_id = 'main' and order_id <= 3000`.execute(
      db,
    )
  }
  await sql`analyze`.execute(db)
}

type Database = Awaited<ReturnType<typeof openDatabase>>

/** The columns of orders and lines apart from their keys. */
async function columnsOf(db: Database) {
  const tables = await db.introspection.getTables()
  const named = (table: string, keys: readonly string[]) =>
    sql.join(
      (tables.find(({ name }) => name === table)?.columns ?? [])
        .map(({ name }) => name)
        .filter(name => !keys.includes(name))
        .map(name => sql.ref(name)),
    )
  return {
    columns: named('order', ['sandbox_id', 'id']),
    lineColumns: named('order_line', ['sandbox_id', 'order_id']),
  }
}
