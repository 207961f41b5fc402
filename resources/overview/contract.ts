import * as z from 'zod/mini'
import { DayCount } from '#resources/events/contract.ts'
import { endpoint } from '#shared/contract.ts'
import { Day } from '#shared/row.ts'
import { TimeZone } from '#shared/time/time-zone.ts'
import { MAX_DAYS } from './rules.ts'

export const title = { en: 'Overview', zh: '總覽' }
export const description = 'Counts and trends for the overview page.'

const Moment = z.iso.datetime()
const Counted = z.object({ signedIn: z.int(), refused: z.int() })

/**
 * Days of the zone: from one day to another, both inclusive, or a number of days up to today. If the newest rows are
 * older, as in practice data, they end with the day of the newest order, ticket or delivered event, so that all counts end
 * together.
 */
const Days = z.object({
  zone: z._default(TimeZone, 'Asia/Taipei'),
  days: z._default(z.int().check(z.minimum(1), z.maximum(MAX_DAYS)), 7),
  from: z.optional(Day),
  to: z.optional(Day),
})
export type Days = z.infer<typeof Days>

/** The counted days, and the moments at their bounds, so that a link can list the same rows. */
const Span = z.object({ firstDay: Day, lastDay: Day, from: Moment, to: Moment })
export type Span = z.infer<typeof Span>

/** Sign-ins of today, of a span, and of the same number of days before it, in days of the zone. */
export const SignInCounts = z.object({
  today: z.extend(Counted, { from: Moment, to: Moment }),
  span: z.extend(Span, { ...Counted.shape, before: Counted }),
  trend: z.array(z.extend(Counted, { day: Day })),
})

/** The rows of a span, in total and per day. */
export const DayCounts = z.extend(Span, {
  count: z.int(),
  /** The same number of days before. If the span is not over, they end at the same time of day. */
  before: z.object({ count: z.int() }),
  /** The day of the newest row; null if there are no rows. */
  newestDay: z.nullable(Day),
  trend: z.array(DayCount),
})
export type DayCounts = z.infer<typeof DayCounts>

/** Sales of a span in cents of TWD with tax, without cancelled orders, in total and per day. */
export const SalesSums = z.extend(Span, {
  cents: z.int(),
  /** The same number of days before. If the span is not over, they end at the same time of day. */
  before: z.object({ cents: z.int() }),
  /** The day of the newest order; null if there are none. */
  newestDay: z.nullable(Day),
  /** `centsBefore` is of the day that is as many days earlier as the span has. */
  trend: z.array(z.object({ day: Day, cents: z.int(), centsBefore: z.int() })),
})
export type SalesSums = z.infer<typeof SalesSums>

export const ServerState = z.object({
  version: z.string(),
  startedAt: Moment,
  now: Moment,
  database: z.enum(['sqlite', 'postgres']),
  databaseMs: z.number(),
  /** 0 if the server runs in a browser that doesn't say. */
  memoryBytes: z.int(),
  connections: z.object({ live: z.int(), request: z.int() }),
})
export type ServerState = z.infer<typeof ServerState>

export const countSignIns = endpoint('GET /api/overview/sign-ins', {
  summary: { en: 'Count sign-ins and failed attempts, today and by day', zh: '統計登入與失敗的次數，含今天與每日' },
  needs: 'overview:read',
  query: Days,
  replies: { 200: SignInCounts },
})

export const countOrders = endpoint('GET /api/overview/orders', {
  summary: { en: 'Count new orders by day', zh: '統計每日的新訂單數' },
  needs: 'orders:read',
  query: Days,
  replies: { 200: DayCounts },
})

export const sumSales = endpoint('GET /api/overview/sales', {
  summary: { en: 'Sum up sales by day, and those of the period before', zh: '加總每日銷售額，並附前一段期間' },
  needs: 'orders:read',
  query: Days,
  replies: { 200: SalesSums },
})

export const countTickets = endpoint('GET /api/overview/tickets', {
  summary: { en: 'Count new tickets by day', zh: '統計每日的新工單數' },
  needs: 'tickets:read',
  query: Days,
  replies: { 200: DayCounts },
})

export const countEvents = endpoint('GET /api/overview/events', {
  summary: { en: 'Count events by day in a period', zh: '統計一段期間每日的事件數' },
  needs: 'events:read',
  query: Days,
  replies: { 200: DayCounts },
})

export const readServerState = endpoint('GET /api/overview/server', {
  summary: { en: 'Get the status of the server', zh: '讀取伺服器狀態' },
  needs: 'overview:read',
  replies: { 200: ServerState },
})
