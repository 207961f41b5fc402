import type { Db, Reader } from '#server/database/open.ts'
import { serve } from '#server/http/serve.ts'
import { createSecret } from '#server/sessions/secrets.ts'
import { countAttempt, forgiveAttempt, type ThrottlePolicy } from '#server/sessions/throttle.ts'
import { refuse } from '#shared/errors.ts'
import { isAnswer, makeCode, makeQuestion } from './challenge.ts'
import { answerCaptcha, createCaptcha, LIFETIME_SECONDS, readCaptchaPicture } from './contract.ts'
import { drawCode } from './picture.ts'

const MINUTE = 60_000
/** Twenty captchas are free, then each has to wait, which slows down automated guessing. */
const CREATE_POLICY: ThrottlePolicy = { free: 20, firstWaitMs: 2_000, longestWaitMs: MINUTE, forgetAfterMs: MINUTE }
const WRONG_POLICY: ThrottlePolicy = { ...CREATE_POLICY, free: 5 }
/** Expired captchas are kept for a while, so that a refusal can give the reason. */
const KEPT_MS = 60 * MINUTE

const after = (ms: number) => new Date(Date.now() + ms).toISOString()

const find = (db: Reader, accountId: number, id: string) =>
  db.selectFrom('captcha').selectAll().where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()

/** Uses up the only attempt of a captcha. Of two simultaneous answers, one succeeds. */
const take = (db: Db, accountId: number, id: string) =>
  db
    .updateTable('captcha')
    .set({ answered_at: after(0) })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('answered_at', 'is', null)
    .where('expires_at', '>', after(0))
    .returning('answer')
    .executeTakeFirst()

export const endpoints = [
  serve(createCaptcha, async ({ unaudited, operator: { accountId }, body: { kind, language } }) => {
    await countAttempt(unaudited, `captcha:new:${accountId}`, CREATE_POLICY)
    const { answer, question } = kind === 'picture' ? makeCode() : makeQuestion(language)
    const id = createSecret()
    await unaudited.deleteFrom('captcha').where('expires_at', '<', after(-KEPT_MS)).execute()
    await unaudited
      .insertInto('captcha')
      .values({ id, account_id: accountId, answer, expires_at: after(LIFETIME_SECONDS * 1000), answered_at: null })
      .execute()
    return { status: 201, body: { id, kind, question, lifetimeSeconds: LIFETIME_SECONDS } }
  }),

  serve(readCaptchaPicture, async ({ db, operator, params }) => {
    const row = await find(db, operator.accountId, params.id)
    if (!row || row.answered_at !== null || row.expires_at <= after(0)) throw refuse('not-found')
    return { status: 200, body: new Blob([await drawCode(row.answer)]).stream() }
  }),

  serve(answerCaptcha, async ({ unaudited, operator: { accountId }, params: { id }, body }) => {
    const key = `captcha:wrong:${accountId}`
    await countAttempt(unaudited, key, WRONG_POLICY)
    const taken = await take(unaudited, accountId, id)
    if (!taken) {
      // The captcha was already used or expired, so this was not a guess.
      await forgiveAttempt(unaudited, key)
      const row = await find(unaudited, accountId, id)
      throw row ? refuse('gone', { reason: row.answered_at === null ? 'expired' : 'used' }) : refuse('not-found')
    }
    const isRight = isAnswer(body.answer, taken.answer)
    if (isRight) await forgiveAttempt(unaudited, key)
    return { status: 200, body: { isRight } }
  }),
]
