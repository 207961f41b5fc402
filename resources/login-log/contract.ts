import * as z from 'zod/mini'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { LEVELS } from '#shared/permissions.ts'
import { Login } from '#shared/platform/sign-ins/login.ts'
import { OUTCOMES, REASONS } from '#shared/platform/sign-ins/login-fields.ts'
import { csvQueryOf } from '#shared/text/csv-query.ts'
import { Moment } from '#shared/time/moment.ts'
import { parseLoginTime } from './rules.ts'

export { Login, OUTCOMES, REASONS }

export const title = { en: 'Login log', zh: '登入紀錄' }
export const description = 'Sign-ins and refused attempts.'

/** The columns of the list and of exports. `browser` is the name that `agent`, the User-Agent header, stands for. */
export const LOGIN_COLUMNS = ['loginTime', 'user', 'outcome', 'level', 'email', 'address', 'browser', 'agent'] as const

/** Times are ISO-8601, `from` inclusive and `to` exclusive; `user` is a prefix of the account name. */
export const LoginFilter = z.object({
  outcome: z.optional(z.enum(OUTCOMES)),
  user: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  level: z.optional(z.enum(LEVELS)),
  from: z.optional(Moment),
  to: z.optional(Moment),
  sort: z._default(sortQuery(['loginTime', 'user', 'outcome', 'level']), '-loginTime'),
})
export type LoginFilter = z.infer<typeof LoginFilter>

/** S-LOG-1: the record that the console sends. */
export const LoginRecord = z.object({
  id: z.literal(0),
  user: z.string().check(z.minLength(1), z.maxLength(100)),
  email: z.string().check(z.maxLength(254)),
  level: z.enum(LEVELS),
  LoginTime: z.string().check(z.refine(text => parseLoginTime(text) !== null, { error: 'login-time' })),
})
export type LoginRecord = z.infer<typeof LoginRecord>

export const addLogin = endpoint('POST /loginLog', {
  summary: { en: 'Record your sign-in. Repeated requests are stored once', zh: '記錄自己的登入，重複傳送只會存一筆' },
  needs: 'login-log:write',
  headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.minLength(1), z.maxLength(100))) }),
  body: LoginRecord,
  replies: { 200: Login, 201: Login, 403: refusal(['not-permitted', 'not-yours']) },
})

export const listLogins = endpoint('GET /api/login-log', {
  summary: { en: 'List sign-ins and failed attempts', zh: '列出登入與失敗的嘗試' },
  needs: 'login-log:read',
  query: z.extend(LoginFilter, pageQuery),
  replies: { 200: pageOf(Login) },
})

export const exportLogins = endpoint('GET /api/login-log/export', {
  summary: { en: 'Export the login log as CSV', zh: '將登入紀錄匯出為 CSV' },
  needs: 'login-log:read',
  query: z.extend(LoginFilter, csvQueryOf(LOGIN_COLUMNS)),
  replies: { 200: bytes('text/csv; charset=utf-8') },
  sends: ['content-disposition'],
})

export const readLogin = endpoint('GET /api/login-log/:loginId', {
  summary: { en: 'Get a sign-in or failed attempt', zh: '讀取一筆登入或失敗的嘗試' },
  needs: 'login-log:read',
  replies: { 200: Login },
})
