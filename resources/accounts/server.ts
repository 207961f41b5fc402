import { sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import { columnContains } from '#server/database/text.ts'
import { answerList } from '#server/entities/list.ts'
import { etagOf, requireMatch } from '#server/http/etag.ts'
import { type HandlerContext, serve } from '#server/http/serve.ts'
import { findLessons } from '#server/lessons/lessons.ts'
import type { LiveBus } from '#server/live/bus.ts'
import { type ListedAccount, selectAccounts } from '#server/sessions/account-list.ts'
import * as accounts from '#server/sessions/accounts.ts'
import { admitHashing } from '#server/sessions/hash-queue.ts'
import type { SessionOperator } from '#server/sessions/operator.ts'
import { hashPassword } from '#server/sessions/passwords.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import {
  type Account,
  createAccount,
  listAccountRoles,
  listAccounts,
  resetAccountPassword,
  updateAccount,
} from './contract.ts'
import { assignInMain, lockRolesOfMain, rolesOfMain } from './roles.ts'

const ENTITY = 'accounts'

/** What all rows of a list share: the roles of main, and how many tasks there are. */
async function toApiOf(db: Reader, operator: SessionOperator): Promise<(row: ListedAccount) => Account> {
  const roles = await rolesOfMain(db, operator)
  const tasks = [...(await findLessons()).values()].reduce((sum, lesson) => sum + lesson.tasks.length, 0)
  return row => ({
    id: row.id,
    account: row.account,
    name: row.name,
    state: row.closed_at === null ? 'open' : 'closed',
    isYou: row.id === operator.accountId,
    role: roles.find(role => role.id === row.role_id) ?? null,
    sandbox: row.sandbox,
    // A task that an earlier version had may be done, too.
    progress: { done: Math.min(row.count, tasks), tasks },
    sessions: row.sessions,
    signedInAt: row.signed_in_at || null,
    version: row.version,
  })
}

async function readAccount(db: Reader, operator: SessionOperator, id: number): Promise<Account> {
  const row = await selectAccounts(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw refuse('not-found')
  return (await toApiOf(db, operator))(row)
}

/**
 * Locks the account and the caller's. Nobody changes their own account here: so whoever changes others stays, and with
 * them somebody who can undo it. The caller's account is checked again, because another one may just have closed it.
 */
async function requireOther({ trx }: Writing, operator: SessionOperator, id: number): Promise<Account> {
  const open = await accounts.lockAccounts(trx, [operator.accountId, id])
  if (!open.includes(operator.accountId)) throw refuse('session-ended')
  const account = await readAccount(trx, operator, id)
  if (account.isYou) throw refuse('own-account')
  return account
}

/** Signs out the consoles of ended sessions at once. */
function publishEnded(bus: LiveBus, accountId: number, sessionIds: number[]) {
  if (sessionIds.length === 0) return
  bus.publish({ topic: 'session-ended', sessionIds })
  bus.publish({ topic: 'rows', entity: 'sessions', ids: sessionIds, sandboxId: null, accountId })
}

async function find({ db, operator, query }: HandlerContext<typeof listAccounts>) {
  const { search, state, roleId, ...wanted } = query
  let rows = selectAccounts(db)
  if (search)
    rows = rows.where(sql<boolean>`(${columnContains('account', search)} or ${columnContains('name', search)})`)
  if (state) rows = rows.where('closed_at', state === 'open' ? 'is' : 'is not', null)
  if (roleId) rows = rows.where(sql.ref('role_id'), '=', roleId)
  return answerList(db, rows, await toApiOf(db, operator), {
    ...wanted,
    sorts: { account: 'account', name: 'name', progress: 'count', signedInAt: 'signed_in_at' },
  })
}

export const endpoints = [
  serve(listAccounts, find),

  serve(createAccount, async ({ writeOwn, log, operator, body: { roleId, ...fields } }) => {
    const password = accounts.createPassword()
    const password_hash = await admitHashing(() => hashPassword(password))
    const account = await writeOwn(async writing => {
      const { trx, record } = writing
      await lockRolesOfMain(writing, operator, roleId)
      const row = { ...fields, email: accounts.emailOf(fields.account), password_hash }
      const accountId = await accounts.insertAccount(trx, row)
      await assignInMain(writing, operator, { accountId, roleId })
      const after = await readAccount(trx, operator, accountId)
      record({ entity: ENTITY, id: accountId, action: 'create', before: null, after, version: after.version })
      return after
    })
    log.info({ account: operator.account, added: account.account }, 'account added')
    return { status: 201, body: { password, account }, headers: etagOf(account) }
  }),

  serve(listAccountRoles, async ({ db, operator }) => ({
    status: 200,
    body: { rows: await rolesOfMain(db, operator) },
  })),

  serve(updateAccount, async ({ writeOwn, bus, log, operator, params: { accountId }, headers, body }) => {
    let ended: number[] = []
    const account = await writeOwn(async writing => {
      const { roleId, state } = body
      if (roleId) await lockRolesOfMain(writing, operator, roleId)
      const before = await requireOther(writing, operator, accountId)
      requireMatch(headers['if-match'], before)
      // A closed account has no role to change.
      if (state === 'open' && before.state === 'closed') await accounts.reopenAccount(writing.trx, before)
      if (roleId) await assignInMain(writing, operator, { accountId, roleId })
      if (state === 'closed' && before.state === 'open') ended = await accounts.closeAccount(writing.trx, before)
      const after = await readAccount(writing.trx, operator, accountId)
      const { version } = after
      if (version !== before.version)
        writing.record({ entity: ENTITY, id: accountId, action: 'update', before, after, version })
      return after
    })
    publishEnded(bus, accountId, ended)
    log.info({ account: operator.account, changed: account.account, ...body }, 'account changed')
    return { status: 200, body: account, headers: etagOf(account) }
  }),

  serve(resetAccountPassword, async ({ writeOwn, bus, log, operator, params: { accountId } }) => {
    const password = accounts.createPassword()
    const hash = await admitHashing(() => hashPassword(password))
    const { account, ended } = await writeOwn(async writing => {
      const { account } = await requireOther(writing, operator, accountId)
      const ended = await accounts.replacePassword(writing.trx, { id: accountId, account }, hash)
      writing.record({ entity: 'passwords', id: accountId, action: 'update', before: null, after: null })
      return { account, ended }
    })
    publishEnded(bus, accountId, ended)
    log.info({ account: operator.account, of: account, ended: ended.length }, 'password reset')
    return { status: 200, body: { password } }
  }),
]
