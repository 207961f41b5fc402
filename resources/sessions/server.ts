import type { Db } from '#server/database/open.ts'
import { uniqueKey } from '#server/login-log.ts'
import { findWorkplace, lockOwner, requireVisible } from '#server/sandboxes/visible.ts'
import { serve } from '#server/serve.ts'
import { isPassword, pretendToCheck } from '#server/sessions/passwords.ts'
import { fingerprint } from '#server/sessions/secrets.ts'
import {
  changeLevel,
  createSession,
  endSession,
  findSession,
  type SessionOperator,
  workIn,
} from '#server/sessions/sessions.ts'
import {
  ACCOUNT_POLICY,
  ADDRESS_POLICY,
  countAttempt,
  forgetAttempts,
  forgiveAttempt,
} from '#server/sessions/throttle.ts'
import { refuse } from '#shared/errors.ts'
import { type Level, permissionsOf } from '#shared/permissions.ts'
import { readSession, type Session, setLevel, signIn, signOut, switchSandbox } from './contract.ts'

async function sessionOf(db: Db, operator: SessionOperator): Promise<Session> {
  const { id, name } = await findWorkplace(db, operator)
  return {
    id: operator.sessionId,
    account: operator.account,
    email: operator.email,
    level: operator.level,
    permissions: [...permissionsOf(operator.level)],
    sandbox: { id, name },
    hasDemoPassword: operator.hasDemoPassword,
    expiresAt: operator.expiresAt,
  }
}

async function requireSession(db: Db, sessionId: number): Promise<Session> {
  const operator = await findSession(db, sessionId)
  if (!operator) throw refuse('session-ended')
  return sessionOf(db, operator)
}

export const endpoints = [
  serve(signIn, async ({ db, body, logins, log, address, agent }) => {
    // A name that is no account may be a password in the wrong field: only its fingerprint is kept.
    const accountKey = `sign-in:account:${fingerprint(body.account)}`
    const addressKey = `sign-in:address:${address}`
    await countAttempt(db, addressKey, ADDRESS_POLICY)
    await countAttempt(db, accountKey, ACCOUNT_POLICY)

    const account = await db.selectFrom('account').selectAll().where('account', '=', body.account).executeTakeFirst()
    const isRight = account
      ? await isPassword(body.password, account.password_hash)
      : await pretendToCheck(body.password)
    if (!account || !isRight) {
      await logins.append({
        sent_key: uniqueKey(),
        outcome: 'refused',
        reason: account ? 'wrong-password' : 'unknown-account',
        account: account?.account ?? '',
        email: account?.email ?? '',
        level: 'normal',
        login_time: new Date().toISOString(),
        address,
        agent,
      })
      throw refuse('wrong-credentials')
    }
    await forgetAttempts(db, accountKey)
    await forgiveAttempt(db, addressKey)
    const { token, sessionId } = await createSession(db, account.id, { address, agent })
    log.info({ account: account.account, sessionId }, 'signed in')
    return { status: 201, body: { token, session: await requireSession(db, sessionId) } }
  }),

  serve(readSession, async ({ db, operator }) => ({ status: 200, body: await sessionOf(db, operator) })),

  serve(signOut, async ({ db, bus, log, operator }) => {
    await endSession(db, operator.sessionId)
    bus.publish({ topic: 'session-ended', sessionIds: [operator.sessionId] })
    log.info({ account: operator.account, sessionId: operator.sessionId }, 'signed out')
    return { status: 204, body: undefined }
  }),

  serve(setLevel, async ({ db, writeOwn, body, bus, levelCode, log, operator }) => {
    const key = `level:account:${operator.accountId}`
    await countAttempt(db, key, ACCOUNT_POLICY)
    const isRight = await levelCode.isRight(body.code)
    if (isRight) await forgetAttempts(db, key)
    const level: Level = isRight ? 'supersuper' : 'normal'
    if (level !== operator.level) {
      await writeOwn(async ({ trx, record }) => {
        await changeLevel(trx, operator.sessionId, level)
        const [before, after] = [{ level: operator.level }, { level }]
        record({ noun: 'sessions', id: operator.sessionId, action: 'update', before, after })
      })
      bus.publish({ topic: 'session-level', sessionId: operator.sessionId, level })
      log.info({ account: operator.account, sessionId: operator.sessionId, level }, 'level changed')
    }
    return { status: 200, body: await requireSession(db, operator.sessionId) }
  }),

  serve(switchSandbox, async ({ db, writeOwn, bus, operator, body: { sandboxId } }) => {
    await writeOwn(async ({ trx, record }) => {
      // A sandbox that is being deleted is found before, and left again, or not at all.
      await lockOwner(trx, operator)
      const { id, snapshot_of } = await requireVisible(trx, operator, sandboxId)
      if (snapshot_of !== null) throw refuse('not-found')
      await workIn(trx, operator.sessionId, id)
      const [before, after] = [{ sandbox: operator.sandboxId }, { sandbox: id }]
      record({ noun: 'sessions', id: operator.sessionId, action: 'update', before, after })
    })
    bus.publish({ topic: 'session-sandbox', sessionIds: [operator.sessionId], sandboxId })
    return { status: 200, body: await requireSession(db, operator.sessionId) }
  }),
]
