import type { Reader } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import { admitHashing } from '#server/sessions/hash-queue.ts'
import { hashPassword, isPassword } from '#server/sessions/passwords.ts'
import { endSessionsOf } from '#server/sessions/sessions.ts'
import { ACCOUNT_POLICY, countAttempt, forgetAttempts } from '#server/sessions/throttle.ts'
import { refuse } from '#shared/errors.ts'
import { changePassword, readProfile, updateProfile } from './contract.ts'
import { profileOf, profiles } from './entity.ts'

const readRow = (db: Reader, id: number) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const wrongPassword = () => refuse('wrong-password', { errors: [{ pointer: '/body/current', code: 'wrong-password' }] })

export const endpoints = [
  serve(readProfile, async ({ db, operator }) => ({
    status: 200,
    body: profileOf(await readRow(db, operator.accountId)),
  })),

  serve(updateProfile, async ({ writeOwn, operator, headers, body: fields }) => {
    const match = headers['if-match']
    const profile = await writeOwn(({ update }) => update(profiles, operator.accountId, { match, fields }))
    return { status: 200, body: profile }
  }),

  serve(changePassword, async ({ db, unaudited, writeOwn, bus, log, operator, body }) => {
    const key = `password:account:${operator.accountId}`
    const { before, hash } = await admitHashing(async () => {
      await countAttempt(unaudited, key, ACCOUNT_POLICY)
      const { password_hash: before } = await readRow(db, operator.accountId)
      if (!(await isPassword(body.current, before))) throw wrongPassword()
      await forgetAttempts(unaudited, key)
      return { before, hash: await hashPassword(body.next) }
    })
    const ended = await writeOwn(async ({ trx, record }) => {
      const { numUpdatedRows } = await trx
        .updateTable('account')
        .set({ password_hash: hash, has_demo_password: 0 })
        .where('id', '=', operator.accountId)
        .where('password_hash', '=', before)
        .executeTakeFirst()
      // It was reset while this one was hashed.
      if (numUpdatedRows === 0n) throw wrongPassword()
      // Records only that the password has changed, never its value.
      record({ entity: 'passwords', id: operator.accountId, action: 'update', before: null, after: null })
      return endSessionsOf(trx, operator.accountId, { except: operator.sessionId })
    })
    if (ended.length > 0) {
      bus.publish({ topic: 'session-ended', sessionIds: ended })
      bus.publish({ topic: 'rows', entity: 'sessions', ids: ended, sandboxId: null, accountId: operator.accountId })
    }
    log.info({ account: operator.account, ended: ended.length }, 'password changed')
    return { status: 204, body: undefined }
  }),
]
