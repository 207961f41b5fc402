import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { answerCaptcha, createCaptcha, readCaptchaPicture } from './contract.ts'

const app = await openTestApp()

const picture = { kind: 'picture', language: 'en' } as const

/** Reads the answer from the database, because the API never returns it. */
const answerOf = async (id: string) =>
  (await app.services.db.selectFrom('captcha').select('answer').where('id', '=', id).executeTakeFirstOrThrow()).answer

test('accepts the code of the picture in any case, but only once', async () => {
  const me = await app.signInAs(ADMIN)
  const { id, kind, question } = await me.call(createCaptcha, { body: picture })
  expect([kind, question]).toEqual(['picture', null])
  const answer = (await answerOf(id)).toLowerCase()
  expect(await me.call(answerCaptcha, { params: { id }, body: { answer: ` ${answer} ` } })).toEqual({ isRight: true })
  expect(await refusalOf(me.call(answerCaptcha, { params: { id }, body: { answer } }))).toMatchObject({
    status: 410,
    code: 'gone',
    reason: 'used',
  })
  expect(await refusalOf(me.call(readCaptchaPicture, { params: { id } }))).toMatchObject({ code: 'not-found' })
})

test('a wrong answer uses up the captcha, too', async () => {
  const me = await app.signInAs(ADMIN)
  const { id } = await me.call(createCaptcha, { body: picture })
  expect(await me.call(answerCaptcha, { params: { id }, body: { answer: 'nope' } })).toEqual({ isRight: false })
  const right = { params: { id }, body: { answer: await answerOf(id) } }
  expect(await refusalOf(me.call(answerCaptcha, right))).toMatchObject({ reason: 'used' })
})

test('accepts one of several simultaneous right answers', async () => {
  const me = await app.signInAs(ADMIN)
  const { id } = await me.call(createCaptcha, { body: picture })
  const answer = await answerOf(id)
  const tries = Array.from({ length: 4 }, () => me.call(answerCaptcha, { params: { id }, body: { answer } }))
  const settled = await Promise.allSettled(tries)
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('refuses an expired captcha', async () => {
  const me = await app.signInAs(ADMIN)
  const { id } = await me.call(createCaptcha, { body: picture })
  const answer = await answerOf(id)
  const past = new Date(Date.now() - 1000).toISOString()
  await app.services.db.updateTable('captcha').set({ expires_at: past }).where('id', '=', id).execute()
  // Those that have expired are forgotten an hour later, so that a refusal can say why.
  await me.call(createCaptcha, { body: picture })
  expect(await refusalOf(me.call(answerCaptcha, { params: { id }, body: { answer } }))).toMatchObject({
    code: 'gone',
    reason: 'expired',
  })
})

test('the picture is a PNG of 200 × 64, drawn differently each time, without the code in its bytes', async () => {
  const me = await app.signInAs(ADMIN)
  const { id } = await me.call(createCaptcha, { body: picture })
  const read = async () => Buffer.from(await (await me.call(readCaptchaPicture, { params: { id } })).arrayBuffer())
  const [one, other] = [await read(), await read()]
  expect([one.readUInt32BE(16), one.readUInt32BE(20)]).toEqual([200, 64])
  expect(one.equals(other)).toBe(false)
  const size = one.readUInt32BE(33)
  expect(inflateSync(one.subarray(41, 41 + size))).toHaveLength(64 * 201)
  expect(one.includes(await answerOf(id))).toBe(false)
})

test('people who cannot see the picture get a sum in words of their language', async () => {
  const me = await app.signInAs(ADMIN)
  for (const [language, pattern] of [
    ['en', /^What is \w+ (plus|times) \w+\? Answer in digits\.$/],
    ['zh', /^[一二三四五六七八九十]+(加|乘以)[一二三四五六七八九十]+等於多少？請用數字回答。$/],
  ] as const) {
    const { id, question } = await me.call(createCaptcha, { body: { kind: 'question', language } })
    expect(question).toMatch(pattern)
    const answer = await answerOf(id)
    expect(await me.call(answerCaptcha, { params: { id }, body: { answer } })).toEqual({ isRight: true })
  }
})

test('returns 404 for the captcha of another operator', async () => {
  const [me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
  const { id } = await me.call(createCaptcha, { body: picture })
  const answer = await answerOf(id)
  for (const call of [
    () => other.call(answerCaptcha, { params: { id }, body: { answer } }),
    () => other.call(readCaptchaPicture, { params: { id } }),
  ])
    expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'not-found' })
})

test('throttles guesses and new captchas', async () => {
  const me = await app.signInAs(OPERATOR)
  const guess = async () => {
    const { id } = await me.call(createCaptcha, { body: picture })
    return me.call(answerCaptcha, { params: { id }, body: { answer: 'guess' } })
  }
  for (let n = 0; n < 5; n++) await guess()
  expect(await refusalOf(guess())).toMatchObject({ status: 429, code: 'too-many-attempts' })
  const ask = async () => {
    for (let n = 0; n < 30; n++) await me.call(createCaptcha, { body: picture })
  }
  expect(await refusalOf(ask())).toMatchObject({ code: 'too-many-attempts' })
})
