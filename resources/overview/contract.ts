import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { TimeZone } from '#shared/time-zone.ts'

export const title = { en: 'Overview', zh: '總覽' }

const Counted = z.object({ signedIn: z.int(), refused: z.int() })

/** Sign-ins of today and of the last seven days, days as the zone has them. The bounds let a link name the same rows. */
export const SignInCounts = z.object({
  today: z.extend(Counted, { from: z.iso.datetime(), to: z.iso.datetime() }),
  week: z.extend(Counted, { from: z.iso.datetime(), to: z.iso.datetime() }),
  trend: z.array(z.extend(Counted, { day: z.iso.date() })),
})
export type SignInCounts = z.infer<typeof SignInCounts>

export const ServerState = z.object({
  version: z.string(),
  startedAt: z.iso.datetime(),
  now: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  databaseMs: z.number(),
  memoryBytes: z.int(),
  connections: z.object({ live: z.int(), request: z.int() }),
})
export type ServerState = z.infer<typeof ServerState>

export const countSignIns = endpoint({
  method: 'GET',
  path: '/api/overview/sign-ins',
  summary: {
    en: 'Sign-ins and refused attempts: today, the last seven days, and day by day',
    zh: '登入與被拒絕的次數：今天、最近七天與每日',
  },
  needs: 'overview:read',
  query: z.object({ zone: z._default(TimeZone, 'Asia/Taipei') }),
  replies: { 200: SignInCounts },
})

export const readServerState = endpoint({
  method: 'GET',
  path: '/api/overview/server',
  summary: { en: 'How the server that answers is doing', zh: '回覆的伺服器目前狀況' },
  needs: 'overview:read',
  replies: { 200: ServerState },
})
