import { lookOfAccount } from '#resources/preferences/entity.ts'
import { roles } from '#resources/roles/entity.ts'
import type { LiveBus } from '#server/bus/bus.ts'
import { countUpToCap } from '#server/database/keyset.ts'
import type { Reader, Trx } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { namesOf } from '#server/entities/fields.ts'
import { scopedRows } from '#server/entities/scoped-rows.ts'
import { networkOf } from '#server/http/address.ts'
import { serve } from '#server/http/serve.ts'
import { locked } from '#server/locks/lock.ts'
import { findParts } from '#server/parts.ts'
import { findWorkplace, lockOwner, requireVisible } from '#server/sandboxes/visible.ts'
import type { Services } from '#server/services.ts'
import { admitHashing } from '#server/sessions/hash-queue.ts'
import { uniqueKey } from '#server/sessions/login-log.ts'
import type { SessionOperator } from '#server/sessions/operator.ts'
import { isPassword, pretendToCheck } from '#server/sessions/passwords.ts'
import {
  changeLevel,
  createSession,
  endSessionsOf,
  findSession,
  previewRole as preview,
  shortenSessionOf,
  workIn,
} from '#server/sessions/sessions.ts'
import {
  ACCOUNT_POLICY,
  ADDRESS_POLICY,
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
  signInKey,
} from '#server/sessions/throttle.ts'
import type { Writing } from '#server/writes/write.ts'
import { notFound, refuse } from '#shared/errors.ts'
import type { Level } from '#shared/permissions.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import type { Reason } from '#shared/platform/sign-ins/login-fields.ts'
import {
  endPreview,
  endSession,
  endSessions,
  listSessions,
  previewRole,
  readSession,
  type Session,
  setLevel,
  shortenSession,
  signIn,
  signOut,
  switchSandbox,
} from './contract.ts'
import { selectLive, sessionToApi } from './select.ts'

/** Sessions beyond this are only counted. */
const MAX_LISTED = 100
const ENTITY = 'sessions'

async function sessionOf(db: Reader, operator: SessionOperator): Promise<Session> {
  const { id, name } = await findWorkplace(db, operator)
  return {
    id: operator.sessionId,
    account: operator.account,
    email: operator.email,
    level: operator.level,
    permissions: [...operator.permissions],
    ...(await rolesOf(db, operator)),
    sandbox: { id, name, texts: await versionOfTexts(db, operator) },
    look: await lookOfAccount(db, operator.accountId),
    hasDemoPassword: operator.hasDemoPassword,
    expiresAt: operator.expiresAt,
  }
}

/** Part of this response, so that a console without texts of its own needs no request to know. */
async function versionOfTexts(db: Reader, operator: SessionOperator) {
  const [read] = await findParts('published-texts')
  return read ? read(db, operator) : 0
}

async function rolesOf(db: Reader, operator: SessionOperator) {
  const { roleId, previewRoleId } = operator
  const rows = await scopedRows(
    db,
    operator,
  )(roles)
    .where('id', 'in', [roleId ?? 0, previewRoleId ?? 0])
    .execute()
  const nameOf = (id: number | null) => {
    const row = rows.find(one => one.id === id)
    return row ? { id: row.id, name: namesOf(row) } : null
  }
  return { role: nameOf(roleId), preview: nameOf(previewRoleId) }
}

async function requireSession(db: Reader, sessionId: number): Promise<Session> {
  const operator = await findSession(db, sessionId)
  if (!operator) throw refuse('session-ended')
  return sessionOf(db, operator)
}

async function recordPreview({ trx, record }: Writing, operator: SessionOperator, roleId: number | null) {
  await preview(trx, operator.sessionId, roleId)
  const [before, after] = [{ preview: operator.previewRoleId }, { preview: roleId }]
  record({ entity: ENTITY, id: operator.sessionId, action: 'update', before, after })
}

/** Notifies lists of sessions of changes that are not writes of rows. */
const publishChanged = (bus: LiveBus, accountId: number, ids: number[]) =>
  bus.publish({ topic: 'rows', entity: ENTITY, ids, sandboxId: null, accountId })

/** Ends sessions, each with an audit entry. Returns their ids. */
async function endRecorded(
  { trx, record }: Writing,
  { accountId, sessionId }: SessionOperator,
  which: { only?: number; except?: number },
): Promise<number[]> {
  const live = await selectLive(trx, accountId).execute()
  const ended = await endSessionsOf(trx, accountId, which)
  const ids = new Set(ended)
  for (const row of live)
    if (ids.has(row.id))
      record({ entity: ENTITY, id: row.id, action: 'delete', before: sessionToApi(row, sessionId), after: null })
  return ended
}

/** Ended sessions are kept, so an account with no other has never signed in before. */
async function isFirstSession(db: Reader, accountId: number, sessionId: number): Promise<boolean> {
  const others = db.selectFrom('session').select('id').where('account_id', '=', accountId).where('id', '!=', sessionId)
  return (await others.limit(1).executeTakeFirst()) === undefined
}

async function checkPassword(db: Reader, given: { account: string; password: string }) {
  const account = await db.selectFrom('account').selectAll().where('account', '=', given.account).executeTakeFirst()
  const isRight = await (account ? isPassword(given.password, account.password_hash) : pretendToCheck(given.password))
  return { account, isRight }
}

/** Refuses if the account was closed, or its password replaced, while the given one was checked. Locks the account. */
async function requireUnchanged(trx: Trx, { id, password_hash }: { id: number; password_hash: string }) {
  const same = trx.selectFrom('account').select('id').where('id', '=', id).where('password_hash', '=', password_hash)
  const found = await locked(trx, same.where('closed_at', 'is', null)).executeTakeFirst()
  if (!found) throw refuse('wrong-credentials')
}

/** Where the sessions of a learner begin. */
async function findHome(services: Pick<Services, 'unaudited' | 'writes'>, accountId: number): Promise<string> {
  for (const homeOf of await findParts('home-sandbox')) {
    const home = await homeOf(services, accountId)
    if (home !== null) return home
  }
  return MAIN
}

/** Only the login log says that an account is closed. The response doesn't, so that nobody learns which accounts exist. */
function reasonOf(account: { closed_at: string | null } | undefined): Reason {
  if (!account) return 'unknown-account'
  return account.closed_at === null ? 'wrong-password' : 'closed-account'
}

export const endpoints = [
  serve(
    signIn,
    async ({ db, unaudited, writes, body, bus, logins, log, address, agent, browsers, cookies, isOverTls }) => {
      const browser = await browsers.find(body.account, cookies)
      const accountKey = browser === null ? signInKey(body.account) : `sign-in:browser:${browser}`
      const addressKey = browser === null ? `sign-in:address:${networkOf(address)}` : null
      const { account, isRight } = await admitHashing(async () => {
        await inTransaction(unaudited, async trx => {
          if (addressKey) await countAttempt(trx, addressKey, ADDRESS_POLICY)
          await countAttempt(trx, accountKey, ACCOUNT_POLICY)
        })
        return checkPassword(db, body)
      })
      if (!account || !isRight || account.closed_at !== null) {
        await logins.append({
          sent_key: uniqueKey(),
          outcome: 'refused',
          reason: reasonOf(account),
          account: account?.account ?? '',
          email: account?.email ?? '',
          level: 'normal',
          login_time: new Date().toISOString(),
          address,
          agent,
        })
        throw refuse('wrong-credentials')
      }
      const isLearner = account.kind === 'learner'
      const forgive = async (trx: Trx) => {
        if (addressKey) await forgiveAttempt(trx, addressKey)
        await forgetAttempts(trx, accountKey)
      }
      // Before a sandbox is made, which takes long: the attempts of a room must not add up meanwhile.
      if (isLearner) await inTransaction(unaudited, forgive)
      const sandboxId = isLearner ? await findHome({ unaudited, writes }, account.id) : MAIN
      const { token, sessionId } = await inTransaction(unaudited, async trx => {
        await requireUnchanged(trx, account)
        if (!isLearner) await forgive(trx)
        return createSession(trx, account.id, { address, agent }, { sandboxId })
      })
      log.info({ account: account.account, sessionId }, 'signed in')
      publishChanged(bus, account.id, [sessionId])
      return {
        status: 201,
        body: {
          token,
          session: await requireSession(db, sessionId),
          isFirst: await isFirstSession(db, account.id, sessionId),
        },
        ...(browser === null && { headers: { 'set-cookie': await browsers.remember(body.account, isOverTls) } }),
      }
    },
  ),

  serve(readSession, async ({ db, operator }) => ({ status: 200, body: await sessionOf(db, operator) })),

  serve(signOut, async ({ unaudited, bus, log, operator }) => {
    await endSessionsOf(unaudited, operator.accountId, { only: operator.sessionId })
    bus.publish({ topic: 'session-ended', sessionIds: [operator.sessionId] })
    publishChanged(bus, operator.accountId, [operator.sessionId])
    log.info({ account: operator.account, sessionId: operator.sessionId }, 'signed out')
    return { status: 204, body: undefined }
  }),

  serve(setLevel, async ({ db, unaudited, writeOwn, body, bus, levelCode, log, operator }) => {
    const key = `level:account:${operator.accountId}`
    const isRight = await admitHashing(async () => {
      await countAttempt(unaudited, key, ACCOUNT_POLICY)
      return levelCode.isRight(body.code)
    })
    if (isRight) await forgetAttempts(unaudited, key)
    const level: Level = isRight ? 'supersuper' : 'normal'
    if (level !== operator.level) {
      await writeOwn(async ({ trx, record }) => {
        await changeLevel(trx, operator.sessionId, level)
        const [before, after] = [{ level: operator.level }, { level }]
        record({ entity: ENTITY, id: operator.sessionId, action: 'update', before, after })
      })
      bus.publish({ topic: 'session-rights', sessionIds: [operator.sessionId] })
      log.info({ account: operator.account, sessionId: operator.sessionId, level }, 'level changed')
    }
    return { status: 200, body: await requireSession(db, operator.sessionId) }
  }),

  serve(switchSandbox, async ({ db, writeOwn, bus, operator, body: { sandboxId } }) => {
    await writeOwn(async ({ trx, record }) => {
      // The lock keeps the sandbox from being deleted meanwhile. A later deletion moves this session to main.
      await lockOwner(trx, operator)
      const { id, snapshot_of } = await requireVisible(trx, operator, sandboxId)
      if (snapshot_of !== null) throw refuse('not-found')
      await workIn(trx, operator.sessionId, id)
      const [before, after] = [{ sandbox: operator.sandboxId }, { sandbox: id }]
      record({ entity: ENTITY, id: operator.sessionId, action: 'update', before, after })
    })
    bus.publish({ topic: 'session-sandbox', sessionIds: [operator.sessionId], sandboxId })
    return { status: 200, body: await requireSession(db, operator.sessionId) }
  }),

  serve(previewRole, async ({ db, writeOwn, bus, operator, body: { roleId } }) => {
    await writeOwn(async writing => {
      await writing.rows(roles).where('id', '=', roleId).executeTakeFirstOrThrow(notFound)
      await recordPreview(writing, operator, roleId)
    })
    bus.publish({ topic: 'session-rights', sessionIds: [operator.sessionId] })
    return { status: 200, body: await requireSession(db, operator.sessionId) }
  }),

  serve(endPreview, async ({ db, writeOwn, bus, operator }) => {
    if (operator.previewRoleId !== null) {
      await writeOwn(writing => recordPreview(writing, operator, null))
      bus.publish({ topic: 'session-rights', sessionIds: [operator.sessionId] })
    }
    return { status: 200, body: await requireSession(db, operator.sessionId) }
  }),

  serve(listSessions, async ({ db, operator }) => {
    const live = selectLive(db, operator.accountId)
    const rows = await live.orderBy('session.used_at', 'desc').orderBy('session.id', 'desc').limit(MAX_LISTED).execute()
    const count = await countUpToCap(db, live.clearSelect().select('session.id'))
    return { status: 200, body: { rows: rows.map(row => sessionToApi(row, operator.sessionId)), count } }
  }),

  serve(endSession, async ({ writeOwn, bus, log, operator, params: { sessionId } }) => {
    const sessionIds = await writeOwn(async writing => endRecorded(writing, operator, { only: sessionId }))
    if (sessionIds.length === 0) throw refuse('not-found')
    bus.publish({ topic: 'session-ended', sessionIds })
    log.info({ account: operator.account, sessionId }, 'session ended')
    return { status: 204, body: undefined }
  }),

  serve(endSessions, async ({ writeOwn, bus, log, operator, query: { all } }) => {
    const which = all ? {} : { except: operator.sessionId }
    const sessionIds = await writeOwn(async writing => endRecorded(writing, operator, which))
    bus.publish({ topic: 'session-ended', sessionIds })
    log.info({ account: operator.account, ended: sessionIds.length }, 'sessions ended')
    return { status: 200, body: { ended: sessionIds.length } }
  }),

  serve(shortenSession, async ({ writeOwn, bus, operator, params: { sessionId }, body: { seconds } }) => {
    const session = await writeOwn(async ({ trx, record }) => {
      const read = async () => {
        const row = await selectLive(trx, operator.accountId)
          .where('session.id', '=', sessionId)
          .executeTakeFirstOrThrow(notFound)
        return sessionToApi(row, operator.sessionId)
      }
      const before = await read()
      const end = new Date(Date.now() + seconds * 1000).toISOString()
      await shortenSessionOf(trx, operator.accountId, sessionId, end)
      const after = await read()
      record({ entity: ENTITY, id: sessionId, action: 'update', before, after })
      return after
    })
    bus.publish({ topic: 'session-shortened', sessionId })
    return { status: 200, body: session }
  }),
]
