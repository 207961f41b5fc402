import { afterAll, beforeEach, expect, test } from 'vitest'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { addToCounter, readCounters, replaceCounters, resetCounters } from './contract.ts'

let app: TestApp
beforeEach(async () => {
  app ??= await createTestApp()
  await (await app.signInAs(ADMIN)).call(resetCounters)
})
afterAll(() => app.close())

test('S-STATE-1: counting begins with 20 and with 10, 20, 30', async () => {
  const me = await app.signInAs(OPERATOR)
  const { body, headers } = await me.send(readCounters)
  expect(body).toMatchObject({ number: 20, array: [10, 20, 30] })
  expect(headers.get('etag')).toBe(`"${body.version}"`)
})

test('two who put what they read plus one lose one of the two', async () => {
  const me = await app.signInAs(ADMIN)
  const [mine, theirs] = [await me.call(readCounters), await me.call(readCounters)]
  await me.call(replaceCounters, { body: { number: mine.number + 1, array: mine.array } })
  await me.call(replaceCounters, { body: { number: theirs.number + 1, array: theirs.array } })
  expect(await me.call(readCounters)).toMatchObject({ number: 21 })
})

test('who names the version that was read is told when it is no longer the one', async () => {
  const me = await app.signInAs(ADMIN)
  const { body: read, headers } = await me.send(readCounters)
  const put = { headers: { 'if-match': headers.get('etag') ?? '' }, body: { number: 21, array: read.array } }
  const stored = await me.call(replaceCounters, put)
  expect(await refusalOf(me.call(replaceCounters, put))).toMatchObject({ status: 412, code: 'stale', current: stored })
})

test('steps at the same time all count, on the number and in the list', async () => {
  const me = await app.signInAs(ADMIN)
  const steps = Array.from({ length: 12 }, (_, n) =>
    n % 2 ? { target: 'number' as const, by: 1 } : { target: 2, by: -2 },
  )
  await Promise.all(steps.map(body => me.call(addToCounter, { body })))
  expect(await me.call(readCounters)).toMatchObject({ number: 26, array: [10, 20, 18] })
})

test('each operator counts alone', async () => {
  const [me, other] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
  const before = await other.call(readCounters)
  await me.call(addToCounter, { body: { target: 'number', by: 5 } })
  expect(await other.call(readCounters)).toEqual(before)
})

test.each([
  [{ number: 1_000_001, array: [] }, '/body/number', 'too_big'],
  [{ number: 1.5, array: [] }, '/body/number', 'invalid_type'],
  [{ number: 1, array: Array(9).fill(0) }, '/body/array', 'too_big'],
])('refuses %j', async (body, pointer, code) => {
  const me = await app.signInAs(ADMIN)
  expect(await refusalOf(me.call(replaceCounters, { body }))).toMatchObject({ errors: [{ pointer, code }] })
})
