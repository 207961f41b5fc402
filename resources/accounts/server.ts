import { sql } from 'kysely'
import type { LiveBus } from '#server/bus/bus.ts'
import { sortsOf } from '#server/database/mapping.ts'
import { columnContains } from '#server/database/text/text.ts'
import { readList } from '#server/endpoints/list.ts'
import { etagOf, requireMatch } from '#server/entities/etag.ts'
import { type HandlerContext, serve } from '#server/http/serve.ts'
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
import { fields } from './fields.ts'
import { readAccount, readAccounts } from './read.ts'
import { assignInMain, lockRolesOfMain, requireRole, rolesOfMain } from './roles.ts'
import { selectAccounts } from './select.ts'

const ENTITY = 'accounts'

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
  const sorts = sortsOf(fields)
  const sorted = sorts[wanted.sort.replace('-', '') as keyof typeof sorts]
  // First only what the list is sorted by: everything else would be computed for all accounts, not for those of the page.
  // Of these rows, only the ids are used.
  const ofPage = rows.clearSelect().select(['id', sql.ref(sorted).as(sorted)]) as unknown as typeof rows
  const page = await readList(db, ofPage, { ...wanted, sorts })
  const found = await readAccounts(
    db,
    operator,
    page.rows.map(({ id }) => id),
  )
  return { status: 200 as const, body: { ...page, rows: found } }
}

export const endpoints = [
  serve(listAccounts, find),

  serve(createAccount, async ({ writeOwn, log, operator, body: { roleId, ...fields } }) => {
    const password = accounts.createPassword()
    const password_hash = await admitHashing(() => hashPassword(password))
    const account = await writeOwn(async writing => {
      const { trx, record } = writing
      await lockRolesOfMain(trx)
      await requireRole(trx, roleId)
      const accountId = await accounts.insertAccount(trx, { ...fields, password_hash })
      await assignInMain(writing, operator, { accountId, roleId })
      const after = await readAccount(trx, operator, accountId)
      record({ entity: ENTITY, id: accountId, action: 'create', before: null, after, version: after.version })
      return after
    })
    log.info({ account: operator.account, added: account.account }, 'account added')
    return { status: 201, body: { password, account }, headers: etagOf(account) }
  }),

  serve(listAccountRoles, async ({ db }) => ({ status: 200, body: { rows: await rolesOfMain(db) } })),

  serve(updateAccount, async ({ writeOwn, bus, log, operator, params: { accountId }, headers, body }) => {
    let ended: number[] = []
    const account = await writeOwn(async writing => {
      const { roleId, state, kind } = body
      if (roleId) {
        await lockRolesOfMain(writing.trx)
        await requireRole(writing.trx, roleId)
      }
      const before = await requireOther(writing, operator, accountId)
      requireMatch(headers['if-match'], before)
      // A closed account has no role to change.
      if (state === 'open' && before.state === 'closed') await accounts.reopenAccount(writing.trx, before)
      if (roleId) await assignInMain(writing, operator, { accountId, roleId })
      if (kind && kind !== before.kind) await accounts.changeKind(writing.trx, before, kind)
      if (state === 'closed' && before.state === 'open') ended = await accounts.closeAccount(writing.trx, before)
      const after = await readAccount(writing.trx, operator, accountId)
      const { version } = after
      if (version !== before.version)
        writing.record({ entity: ENTITY, id: accountId, action: 'update', before, after, version })
      return after
    })
    publishEnded(bus, accountId, ended)
    log.info({ account: operator.account, changed: account.account, ...body }, 'account changed')
    return { status: 200, body: account }
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
