import type { Selectable } from 'kysely'
import type { Db } from '#server/database/open.ts'
import type { AccountTable } from '#server/database/schema.ts'
import { isUniqueViolation } from '#server/database/violations.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import { hashPassword, isPassword } from '#server/sessions/passwords.ts'
import { endSessionsOf } from '#server/sessions/sessions.ts'
import { ACCOUNT_POLICY, countAttempt, forgetAttempts } from '#server/sessions/throttle.ts'
import { refuse } from '#shared/errors.ts'
import { changePassword, type Profile, type ProfileFields, readProfile, updateProfile } from './contract.ts'

const profileOf = (row: Selectable<AccountTable>): Profile => ({
  account: row.account,
  name: row.name,
  age: row.age,
  email: row.email,
  address: row.address,
  timeZone: row.time_zone,
  version: row.version,
  updatedAt: row.updated_at,
})

const readRow = (db: Db, id: number) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const columnsOf = ({ timeZone, ...fields }: Partial<ProfileFields>) => ({
  ...fields,
  ...(timeZone !== undefined && { time_zone: timeZone }),
})

/** Changes the row only while it is at this version: of two writers at once, one is told what the other wrote. */
const updateAtVersion = (db: Db, id: number, version: number, fields: Partial<ProfileFields>) =>
  db
    .updateTable('account')
    .set({ ...columnsOf(fields), version: version + 1, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()

export const endpoints = [
  serve(readProfile, async ({ db, operator }) => {
    const profile = profileOf(await readRow(db, operator.accountId))
    return { status: 200, body: profile, headers: etagOf(profile) }
  }),

  serve(updateProfile, async ({ db, operator, headers, body }) => {
    const match = headers['if-match']
    if (match === undefined) throw refuse('version-required')
    const version = Number(/^"(\d{1,15})"$/.exec(match)?.[1] ?? Number.NaN)
    try {
      const row = await updateAtVersion(db, operator.accountId, Number.isNaN(version) ? -1 : version, body)
      if (!row) throw refuse('stale', { current: profileOf(await readRow(db, operator.accountId)) })
      const profile = profileOf(row)
      return { status: 200, body: profile, headers: etagOf(profile) }
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      throw refuse('email-taken', { errors: [{ pointer: '/body/email', code: 'email_taken' }] })
    }
  }),

  serve(changePassword, async ({ db, bus, log, operator, body }) => {
    const key = `password:account:${operator.accountId}`
    await countAttempt(db, key, ACCOUNT_POLICY)
    const { password_hash } = await readRow(db, operator.accountId)
    if (!(await isPassword(body.current, password_hash)))
      throw refuse('wrong-password', { errors: [{ pointer: '/body/current', code: 'wrong_password' }] })
    await forgetAttempts(db, key)
    const hash = await hashPassword(body.next)
    const ended = await db.transaction().execute(async trx => {
      await trx
        .updateTable('account')
        .set({ password_hash: hash, has_demo_password: 0 })
        .where('id', '=', operator.accountId)
        .execute()
      return endSessionsOf(trx, operator.accountId, { except: operator.sessionId })
    })
    if (ended.length > 0) {
      bus.publish({ topic: 'session-ended', sessionIds: ended })
      bus.publish({ topic: 'sessions', accountId: operator.accountId })
    }
    log.info({ account: operator.account, ended: ended.length }, 'password changed')
    return { status: 204, body: undefined }
  }),
]
