import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { listHunts, reportBug } from '#resources/hunts/contract.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  addLearners,
  type Class,
  createClass,
  endClassHunt,
  exportClass,
  joinClass,
  readClassProgress,
  readMyClass,
  startClassHunt,
} from './contract.ts'
import { NEW_CLASS, newLearner } from './samples.ts'

let app: TestApp
let coach: Awaited<ReturnType<TestApp['signInAs']>>
let of: Class
let on: { params: { classId: string } }
beforeAll(async () => {
  app = await createTestApp()
  await app.db.updateTable('account').set({ kind: 'coach' }).where('account', '=', OPERATOR.account).execute()
  coach = await app.signInAs(OPERATOR)
  of = await coach.call(createClass, { body: NEW_CLASS })
  on = { params: { classId: of.id } }
})
afterAll(() => app.close())

async function join() {
  const learner = newLearner()
  await app.as().call(joinClass, { body: { code: of.code, ...learner } })
  const { token } = await app.as().call(signIn, { body: learner })
  return { ...app.as(token), account: learner.account }
}

const board = async () => (await coach.call(readClassProgress, on)).learners.map(({ hunt }) => hunt)

test('learners hunt the same bugs, the coach sees the board, and one press explains them', async () => {
  const [mei, an] = [await join(), await join()]
  expect(await board()).toEqual([null, null])
  const body = { bugs: 4, minutes: 30, seed: 7 }
  expect(await coach.call(startClassHunt, { ...on, body })).toEqual({ learners: 2 })
  const [hunt] = (await mei.call(listHunts)).rows
  expect((await an.call(listHunts)).rows).toMatchObject([{ seed: 7, bugs: 4, endedAt: null, missed: null }])
  expect((await mei.call(readMyClass)).class?.message).toMatchObject({ text: '', page: 'page8_02' })

  // A report in which nothing is wrong.
  const request = { requestId: 'none', place: 'status' }
  const report = { requestIds: ['none'], at: request, expected: '200', seen: '500' }
  await mei.call(reportBug, { params: { huntId: hunt?.id ?? '' }, body: report })
  const row = await app.db
    .selectFrom('hunt')
    .selectAll()
    .where('id', '=', hunt?.id ?? '')
    .executeTakeFirstOrThrow()
  const [first = ''] = JSON.parse(row.bugs)
  const found = JSON.stringify([{ ...report, bug: first, foundAt: row.started_at }])
  await app.db.updateTable('hunt').set({ found }).where('id', '=', row.id).execute()
  const [ofMei, ofAn] = await board()
  expect(ofMei).toMatchObject({ bugs: 4, found: 1, endedAt: null })
  expect(ofMei?.points).toBeGreaterThan(0)
  expect(ofAn).toMatchObject({ bugs: 4, found: 0, points: 0 })
  expect(await (await coach.call(exportClass, on)).text()).toContain('1 / 4')

  await coach.call(endClassHunt, on)
  const [mine, others] = [(await mei.call(listHunts)).rows[0], (await an.call(listHunts)).rows[0]]
  expect(mine?.missed).toHaveLength(3)
  const ids = [...(mine?.missed ?? []), ...(mine?.found ?? []).map(({ bug }) => bug)].map(({ id }) => id)
  expect(others?.missed?.map(({ id }) => id).sort()).toEqual(ids.sort())
  expect(await board()).toMatchObject([{ endedAt: expect.any(String) }, { endedAt: expect.any(String) }])
})

test('only those who are named hunt, and nobody else’s coach can start it', async () => {
  const [mei, an] = [await join(), await join()]
  const { learners } = await coach.call(readClassProgress, on)
  const accountIds = learners.filter(({ account }) => account === an.account).map(({ accountId }) => accountId)
  await coach.call(startClassHunt, { ...on, body: { bugs: 2, accountIds } })
  expect((await mei.call(listHunts)).rows).toEqual([])
  expect((await an.call(listHunts)).rows).toMatchObject([{ bugs: 2 }])
  const elsewhere = { params: { classId: '0' } }
  expect(await refusalOf(coach.call(startClassHunt, { ...elsewhere, body: {} }))).toMatchObject({ code: 'not-found' })
  expect(await refusalOf(coach.call(endClassHunt, elsewhere))).toMatchObject({ code: 'not-found' })
  expect(await refusalOf(mei.call(startClassHunt, { ...on, body: {} }))).toMatchObject({ code: 'not-permitted' })
})

test('accounts are added with passwords that sign in, all or none', async () => {
  const [one, two] = [newLearner(), newLearner()].map(({ account, name }) => ({ account, name }))
  if (!one || !two) throw new Error('There are two.')
  const { learners } = await coach.call(addLearners, { ...on, body: { learners: [one, two] } })
  for (const { account, password } of learners) {
    const { session } = await app.as().call(signIn, { body: { account, password } })
    expect(session.sandbox.name).toBe(of.name)
  }
  const fresh = newLearner()
  const again = [{ account: fresh.account, name: fresh.name }, one]
  expect(await refusalOf(coach.call(addLearners, { ...on, body: { learners: again } }))).toMatchObject({
    code: 'name-taken',
    errors: [{ pointer: '/body/learners/1/account' }],
  })
  expect((await coach.call(readClassProgress, on)).learners.map(({ account }) => account)).not.toContain(fresh.account)
  const trail = JSON.stringify((await coach.call(listAudit, { query: { entity: 'class-members' } })).rows)
  expect(trail).not.toContain(learners[0]?.password)
})
