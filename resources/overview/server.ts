import { sql } from 'kysely'
import { serve } from '#server/http/serve.ts'
import { memoryBytes } from '#server/platform/machine.ts'
import { VERSION } from '#server/version.ts'
import { countEvents, countOrders, countSignIns, countTickets, readServerState, sumSales } from './contract.ts'
import { countSignInsOf, countSpan, deliveredEvents } from './count.ts'
import { boundsOf, daysBefore, lastDays, spanOf } from './days.ts'

const sum = (counts: { signedIn: number; refused: number }[]) => ({
  signedIn: counts.reduce((total, one) => total + one.signedIn, 0),
  refused: counts.reduce((total, one) => total + one.refused, 0),
})

export const endpoints = [
  serve(countSignIns, async ({ db, operator, query }) => {
    const now = Temporal.Now.instant()
    const [today] = lastDays(query.zone, 1, now)
    const days = spanOf(query, null, now)
    if (!today) throw new Error('Today is a day.')
    const [ofToday, ofBefore, trend] = await Promise.all([
      countSignInsOf(db, operator, [today]),
      countSignInsOf(db, operator, daysBefore(days, query.zone, now)),
      countSignInsOf(db, operator, days),
    ])
    return {
      status: 200,
      body: {
        today: { ...sum(ofToday), from: today.from, to: today.to },
        span: { ...sum(trend), ...boundsOf(days), before: sum(ofBefore) },
        trend,
      },
    }
  }),

  serve(countOrders, async ({ query, ...context }) => ({
    status: 200,
    body: await countSpan(context, query, { of: context.rows('order'), at: 'placed_at' }),
  })),

  serve(sumSales, async ({ query, ...context }) => {
    const part = sql<boolean>`counted.status <> 'cancelled'`
    const sales = { of: context.rows('order'), at: 'placed_at', part, amount: sql<number>`counted.total_cents` }
    const { amount, before, trend, ...counted } = await countSpan(context, query, sales)
    return {
      status: 200,
      body: {
        ...counted,
        cents: amount,
        before: { cents: before.amount },
        trend: trend.map(day => ({ day: day.day, cents: day.amount, centsBefore: day.amountBefore })),
      },
    }
  }),

  serve(countTickets, async ({ query, ...context }) => ({
    status: 200,
    body: await countSpan(context, query, { of: context.rows('support_ticket'), at: 'created_at' }),
  })),

  serve(countEvents, async ({ query, ...context }) => {
    const recorded = { of: context.rows('recorded_event'), at: 'at' }
    return { status: 200, body: await countSpan(context, query, await deliveredEvents(context), recorded) }
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
        memoryBytes: memoryBytes(),
        connections: { live: live.count('live'), request: live.count('request') },
      },
    }
  }),
]
