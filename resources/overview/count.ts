import { type Expression, type RawBuilder, sql } from 'kysely'
import { movedBy, readMovedDays } from '#resources/events/find.ts'
import type { Reader } from '#server/database/open.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { onlyLinesOf } from '#server/sessions/login-log.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Days } from './contract.ts'
import { boundsOf, type Day, dayOf, daysBefore, spanOf } from './days.ts'

type Counting = {
  /** A table, or the operator's rows of one. */
  of: Expression<unknown>
  /** The column with the row's moment. It needs an index on owner and moment. */
  at: string
  /** A subset that is counted separately. */
  part?: RawBuilder<boolean>
  /** What is added up over the subset. */
  amount?: RawBuilder<number>
  /** By how many days the rows are moved on reading. */
  movedDays?: number
}

const NEVER = sql<boolean>`1 = 0`
const NOTHING = sql<number>`0`
const NONE = { count: 0, part: 0, amount: 0 }

/** Counts rows per day, and those in the subset. Each day reads one range of the index. */
async function countDays(
  db: Reader,
  { of, at, part = NEVER, amount = NOTHING, movedDays = 0 }: Counting,
  days: readonly Day[],
) {
  const back = (moment: string) => movedBy(moment, -movedDays)
  const spans = sql.join(days.map(({ from, to }, n) => sql`(cast(${n} as integer), ${back(from)}, ${back(to)})`))
  const moment = sql.ref(`counted.${at}`)
  const { rows } = await sql<{ n: number; count: number; part: number; amount: number | null }>`
    with span (n, begins, ends) as (values ${spans})
    select span.n as n, count(${moment}) as count, count(case when ${part} then 1 end) as part,
      sum(case when ${part} then ${amount} end) as amount
    from span left join ${of} as counted on ${moment} >= span.begins and ${moment} < span.ends
    group by span.n`.execute(db)
  const found = new Map(rows.map(row => [Number(row.n), row]))
  return days.map(({ day }, n) => ({
    day,
    count: Number(found.get(n)?.count ?? 0),
    part: Number(found.get(n)?.part ?? 0),
    amount: Number(found.get(n)?.amount ?? 0),
  }))
}

/** The moment of the newest row; null if there are none. */
async function newestOf(db: Reader, { of, at, movedDays = 0 }: Counting): Promise<string | null> {
  const { rows } = await sql<{ newest: string | null }>`
    select max(${sql.ref(`counted.${at}`)}) as newest from ${of} as counted`.execute(db)
  const newest = rows[0]?.newest
  return newest ? movedBy(newest, movedDays) : null
}

const sumOf = <K extends string>(rows: readonly Record<K, number>[], name: K) =>
  rows.reduce((sum, row) => sum + row[name], 0)

const newestIn = async (db: Reader, tables: readonly Counting[]) =>
  (await Promise.all(tables.map(table => newestOf(db, table))))
    .filter(moment => moment !== null)
    .sort()
    .at(-1) ?? null

type Context = { db: Reader; rows: Rows; operator: Operator }

/** The delivered events, which are moved on reading. */
export const deliveredEvents = async ({ db, operator }: Context): Promise<Counting> => ({
  of: sql.table('event'),
  at: 'at',
  movedDays: await readMovedDays(db, operator),
})

/**
 * Counts the rows of a span in total and per day, across all tables. The span ends where the practice data ends, which is
 * where its orders, tickets and events do, so that all numbers are of the same days.
 */
export async function countSpan(context: Context, wanted: Days, ...tables: readonly Counting[]) {
  const { db, rows } = context
  const company = [
    { of: rows('order'), at: 'placed_at' },
    { of: rows('support_ticket'), at: 'created_at' },
    await deliveredEvents(context),
  ]
  const [newest, end] = await Promise.all([newestIn(db, tables), newestIn(db, company)])
  const now = Temporal.Now.instant()
  const days = spanOf(wanted, end, now)
  const before = daysBefore(days, wanted.zone, now)
  const found = await Promise.all(tables.map(table => countDays(db, table, [...before, ...days])))
  const counted = [...before, ...days].map(({ day }, index) => {
    const ofDay = found.map(table => table[index] ?? NONE)
    return { day, count: sumOf(ofDay, 'count'), part: sumOf(ofDay, 'part'), amount: sumOf(ofDay, 'amount') }
  })
  const [earlier, trend] = [counted.slice(0, before.length), counted.slice(before.length)]
  return {
    ...boundsOf(days),
    newestDay: newest === null ? null : dayOf(newest, wanted.zone),
    count: sumOf(trend, 'count'),
    part: sumOf(trend, 'part'),
    amount: sumOf(trend, 'amount'),
    before: { count: sumOf(earlier, 'count'), amount: sumOf(earlier, 'amount') },
    trend: trend.map(({ day, count, amount }, n) => ({ day, count, amount, amountBefore: earlier[n]?.amount ?? 0 })),
  }
}

/** A learner's count is of their own sign-ins, like their list. */
export async function countSignInsOf(db: Reader, operator: Operator, days: readonly Day[]) {
  const only = onlyLinesOf(operator)
  const of = only === null ? sql.table('login') : sql`(select * from login where account = ${only})`
  const refused = sql<boolean>`counted.outcome = 'refused'`
  const counted = await countDays(db, { of, at: 'login_time', part: refused }, days)
  return counted.map(({ day, count, part }) => ({ day, signedIn: count - part, refused: part }))
}
