import { sql } from 'kysely'
import type { Db } from '#server/database/open.ts'
import { serve } from '#server/serve.ts'
import { VERSION } from '#server/version.ts'
import { countSignIns, readServerState } from './contract.ts'
import { type Day, lastDays } from './days.ts'

const DAYS = 7

async function countDay(db: Db, { from, to }: Day) {
  const rows = await db
    .selectFrom('login')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .where('login_time', '>=', from)
    .where('login_time', '<', to)
    .groupBy('outcome')
    .execute()
  const count = (outcome: string) => Number(rows.find(row => row.outcome === outcome)?.count ?? 0)
  return { signedIn: count('signed-in'), refused: count('refused') }
}

const sum = (counts: { signedIn: number; refused: number }[]) => ({
  signedIn: counts.reduce((total, one) => total + one.signedIn, 0),
  refused: counts.reduce((total, one) => total + one.refused, 0),
})

export const endpoints = [
  serve(countSignIns, async ({ db, query }) => {
    const days = lastDays(query.zone, DAYS, Temporal.Now.instant())
    const counts = await Promise.all(days.map(day => countDay(db, day)))
    const trend = days.map(({ day }, index) => ({ day, ...(counts[index] ?? { signedIn: 0, refused: 0 }) }))
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) throw new Error('A week has days.')
    return {
      status: 200,
      body: {
        today: { ...sum(counts.slice(-1)), from: last.from, to: last.to },
        week: { ...sum(counts), from: first.from, to: last.to },
        trend,
      },
    }
  }),

  serve(readServerState, async ({ db, databaseKind, live, startedAt }) => {
    const begun = performance.now()
    await sql`select 1`.execute(db)
    return {
      status: 200,
      body: {
        version: VERSION,
        startedAt: startedAt.toISOString(),
        now: new Date().toISOString(),
        database: databaseKind,
        databaseMs: performance.now() - begun,
        memoryBytes: process.memoryUsage.rss(),
        connections: { live: live.count('live'), request: live.count('request') },
      },
    }
  }),
]
