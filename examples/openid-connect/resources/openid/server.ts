import { parse, serialize } from 'hono/utils/cookie'
import { sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { serve } from '#server/http/serve.ts'
import { uniqueKey } from '#server/sessions/login-log.ts'
import { createSession } from '#server/sessions/sessions.ts'
import { refuse } from '#shared/errors.ts'
import { beginOpenId, finishOpenId } from './contract.ts'
import { begin, finish, type Pending } from './provider.ts'

const COOKIE = 'strive-openid'
const TEN_MINUTES_SECONDS = 600

const cookieOf = (value: string, maxAge: number, isOverTls: boolean) =>
  serialize(COOKIE, value, { path: '/api/openid', maxAge, httpOnly: true, sameSite: 'Strict', secure: isOverTls })

const keep = ({ verifier, state, nonce }: Pending) => [verifier, state, nonce].join('.')

function pendingOf(cookies = ''): Pending {
  const [verifier, state, nonce] = parse(cookies, COOKIE)[COOKIE]?.split('.') ?? []
  if (!verifier || !state || !nonce) throw refuse('wrong-credentials')
  return { verifier, state, nonce }
}

const accountOf = (db: Reader, email: string) =>
  db
    .selectFrom('account')
    .select(['id', 'account'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('closed_at', 'is', null)
    .executeTakeFirst()

export const endpoints = [
  serve(beginOpenId, async ({ body, isOverTls }) => {
    const { url, pending } = await begin(body.returnTo)
    const headers = { 'set-cookie': cookieOf(keep(pending), TEN_MINUTES_SECONDS, isOverTls) }
    return { status: 200, body: { url }, headers }
  }),

  serve(finishOpenId, async ({ db, unaudited, logins, log, body, cookies, address, agent, isOverTls }) => {
    const pending = pendingOf(cookies)
    const email = await finish(body.address, pending).catch(error => {
      log.warn({ error: String(error) }, 'the OpenID provider did not say who signs in')
      throw refuse('wrong-credentials')
    })
    const account = email === null ? undefined : await accountOf(db, email)
    if (!account) {
      await logins.append({
        sent_key: uniqueKey(),
        outcome: 'refused',
        reason: 'unknown-account',
        account: '',
        email: email ?? '',
        level: 'normal',
        login_time: new Date().toISOString(),
        address,
        agent,
      })
      throw refuse('wrong-credentials')
    }
    const { token, sessionId } = await inTransaction(unaudited, trx =>
      createSession(trx, account.id, { address, agent }),
    )
    log.info({ account: account.account, sessionId }, 'signed in')
    return { status: 201, body: { token }, headers: { 'set-cookie': cookieOf('', 0, isOverTls) } }
  }),
]
