import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMember, listMembers } from '#resources/members/contract.ts'
import { newMember } from '#resources/members/samples.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { countQueries } from '#server/database/count-queries.ts'
import { createTestApp, OPERATOR, type TestApp } from '#tests/test-app.ts'
import { isLong } from '#tests/tier.ts'
import { type Class, createClass, joinClass, listClasses, readClassProgress } from './contract.ts'
import { readClass } from './progress.ts'
import { NEW_CLASS, newLearner } from './samples.ts'

let app: TestApp
let coach: Awaited<ReturnType<TestApp['signInAs']>>
let of: Class
beforeAll(async () => {
  app = await createTestApp()
  await app.db.updateTable('account').set({ kind: 'coach' }).where('account', '=', OPERATOR.account).execute()
  coach = await app.signInAs(OPERATOR)
})
afterAll(() => app.close())
beforeEach(async () => {
  of = await coach.call(createClass, { body: NEW_CLASS })
})

/** A new learner, signed in. A busy server is asked again, as the form does. */
async function join() {
  const learner = newLearner()
  const patiently = async <T>(attempt: () => Promise<T>): Promise<T> =>
    attempt().catch(error => (error.status === 503 ? patiently(attempt) : Promise.reject(error)))
  await patiently(() => app.as().call(joinClass, { body: { code: of.code, ...learner } }))
  const signedIn = await patiently(() => app.as().call(signIn, { body: learner }))
  return { ...signedIn, ...app.as(signedIn.token), account: learner.account }
}

test.runIf(isLong)('a hundred learners join at once, work each in their own sandbox, and are all seen', async () => {
  const learners = await Promise.all(Array.from({ length: 100 }, join))
  expect(new Set(learners.map(({ session }) => session.sandbox.id)).size).toBe(100)
  for (const learner of learners) {
    const member = newMember()
    await learner.call(createMember, { body: member })
    expect((await learner.call(listMembers, { query: { search: member.email } })).rows).toHaveLength(1)
  }
  const on = { params: { classId: of.id } }
  await expect.poll(async () => (await coach.call(listClasses)).rows[0]?.waiting).toBe(0)
  const found = (await coach.call(readClassProgress, on)).learners
  expect(found.map(({ account }) => account).sort()).toEqual(learners.map(({ account }) => account).sort())
  expect(found.filter(({ state }) => state !== 'ready')).toEqual([])
})

test('the progress of a class is four queries, and at most four rows of each learner', async () => {
  await join()
  await join()
  const learners = await app.db.selectFrom('class_member').select('account_id').where('class_id', '=', of.id).execute()
  const at = '2026-11-20T08:00:00.000Z'
  for (const { account_id } of learners)
    for (let n = 0; n < 40; n++) {
      const key = { account_id, page: 'page3_01', task: `task-${n}` }
      await app.db
        .insertInto('task_progress')
        .values({ ...key, after_id: 0, proven_at: at, evidence: '[]' })
        .execute()
      await app.db
        .insertInto('task_attempt')
        .values({ ...key, tries: 1, first_at: at, last_at: at, last_id: 1 })
        .execute()
    }
  const row = await app.db.selectFrom('class').selectAll().where('id', '=', of.id).executeTakeFirstOrThrow()
  let rows = 0
  const counting = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length
      return result
    },
  })
  const queries = { count: 0 }
  await countQueries(queries, () => readClass(counting, row))
  expect({ rows, ...queries }).toEqual({ rows: 3 * learners.length, count: 4 })
})
