import { csvOfFields } from '#server/endpoints/csv-of-fields.ts'
import { answerCsv, csvOf } from '#server/http/csv.ts'
import { serve } from '#server/http/serve.ts'
import { loginOf, onlyLinesOf } from '#server/sessions/login-log.ts'
import { refuse } from '#shared/errors.ts'
import { agentName } from '#shared/platform/sign-ins/agent-name.ts'
import { loginFields } from '#shared/platform/sign-ins/login-fields.ts'
import { addLogin, exportLogins, listLogins, readLogin } from './contract.ts'
import { parseLoginTime } from './rules.ts'
import { findLogins } from './select.ts'

export const endpoints = [
  serve(addLogin, async ({ body, headers, operator, logins, address, agent }) => {
    const isOwn = body.user === operator.account && body.email === operator.email
    if (!isOwn || (body.level === 'supersuper' && operator.level !== 'supersuper')) throw refuse('not-yours')
    // The contract has validated the time.
    const loginTime = parseLoginTime(body.LoginTime) ?? ''
    // Without an idempotency key, a session can store one record per second.
    const given = headers['idempotency-key']
    const key = given ? `account:${operator.accountId}:${given}` : `session:${operator.sessionId}:${body.LoginTime}`
    const { login, isNew } = await logins.append({
      sent_key: key,
      outcome: 'signed-in',
      reason: null,
      account: body.user,
      email: body.email,
      level: body.level,
      login_time: loginTime,
      address,
      agent,
    })
    return { status: isNew ? 201 : 200, body: login }
  }),

  serve(listLogins, async ({ db, operator, query }) => {
    const { count, readPage } = await findLogins(db, operator, query)
    const page = await readPage(query.limit, query.cursor)
    return { status: 200, body: { ...page, rows: page.rows.map(loginOf), count } }
  }),

  serve(exportLogins, async ({ db, operator, query }) => {
    const { readPage } = await findLogins(db, operator, query)
    const { head, toLines } = csvOfFields(loginFields, query, { browser: ({ agent }) => agentName(agent) })
    return answerCsv(
      'login-log',
      csvOf(head, readPage, rows => toLines(rows.map(loginOf))),
    )
  }),

  serve(readLogin, async ({ db, operator, params: { loginId } }) => {
    const row = await db.selectFrom('login').selectAll().where('id', '=', loginId).executeTakeFirst()
    if (!row || ![null, row.account].includes(onlyLinesOf(operator))) throw refuse('not-found')
    return { status: 200, body: loginOf(row) }
  }),
]
