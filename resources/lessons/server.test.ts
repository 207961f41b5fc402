import { beforeEach, expect, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { listMembers, type Member, updateMember } from '#resources/members/contract.ts'
import { readProfile, updateProfile } from '#resources/profile/contract.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { listLessons, readLesson, readSource, reportKata, restartTask } from './contract.ts'
import { MAX_JUDGING_MS } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs(OPERATOR)
beforeEach(async () => {
  await app.services.traffic.settled()
  await app.db.deleteFrom('traffic').execute()
  await app.db.deleteFrom('task_progress').execute()
})

const PAGE = 'page3_02'
const merge = async () => (await me.call(readLesson, { params: { page: PAGE } })).tasks.find(({ id }) => id === 'merge')

/** Makes a save fail because of another change, and returns a function that saves again. */
async function collide() {
  const { version } = await me.call(readProfile)
  const headers = { 'if-match': `"${version}"` }
  await me.call(updateProfile, { headers, body: { address: `Tainan ${version}` } })
  await refusalOf(me.call(updateProfile, { headers, body: { name: `mine ${version}` } }))
  return async (body: object) => {
    const now = await me.call(readProfile)
    await me.call(updateProfile, { headers: { 'if-match': `"${now.version}"` }, body })
    await app.services.traffic.settled()
    return version
  }
}

test('a task shows its progress in the traffic log, and is proven by the last step, with evidence', async () => {
  const save = await collide()
  await app.services.traffic.settled()
  const half = await merge()
  expect(half).toMatchObject({ provenAt: null, steps: [{ met: [{ status: 412, path: '/api/profile' }] }, { met: [] }] })
  const version = (await me.call(readProfile)).version - 1
  await save({ name: `mine ${version}` })
  await expect.poll(async () => (await merge())?.provenAt).toEqual(expect.any(String))
  await expect
    .poll(async () => {
      const { lessons } = await me.call(listLessons)
      return lessons.find(({ page }) => page === PAGE)?.tasks.find(({ id }) => id === 'merge')
    })
    .toMatchObject({ provenAt: expect.any(String), evidence: [{ status: 412 }, { method: 'PATCH', status: 200 }] })
})

test('a save that reverts the other change does not count, whatever the client claims', async () => {
  const save = await collide()
  const version = (await me.call(readProfile)).version - 1
  await save({ name: `mine ${version}`, address: 'somewhere else' })
  expect((await merge())?.provenAt).toBeNull()
})

test('a proof outlives the traffic log, until the task is restarted: then only new requests count', async () => {
  const save = await collide()
  await save({ name: `mine ${(await me.call(readProfile)).version - 1}` })
  await expect.poll(() => app.db.selectFrom('task_progress').selectAll().execute()).toHaveLength(1)
  await me.call(restartTask, { params: { page: PAGE, task: 'merge' } })
  expect(await merge()).toMatchObject({ provenAt: null, steps: [{ met: [] }, { met: [] }] })
  const again = await collide()
  await again({ name: `mine ${(await me.call(readProfile)).version - 1}` })
  await expect.poll(async () => (await merge())?.provenAt).toEqual(expect.any(String))
  await expect
    .poll(() => app.db.selectFrom('task_progress').select('proven_at').execute())
    .toMatchObject([{ proven_at: expect.any(String) }])
  await app.db.deleteFrom('traffic').execute()
  expect((await merge())?.steps.map(({ met }) => met.length)).toEqual([1, 1])
})

test('a task that is solved again keeps when it was solved before', async () => {
  const listed = async () =>
    (await me.call(listLessons)).lessons.find(({ page }) => page === PAGE)?.tasks.find(({ id }) => id === 'merge')
  const params = { page: PAGE, task: 'merge' }
  const solve = async () => {
    const save = await collide()
    await save({ name: `mine ${(await me.call(readProfile)).version - 1}` })
    await expect.poll(async () => (await listed())?.provenAt).toEqual(expect.any(String))
  }
  await me.call(restartTask, { params })
  expect(await listed()).toMatchObject({ provenAt: null, solvedAt: [] })
  await solve()
  const first = (await listed())?.provenAt
  expect(await listed()).toMatchObject({ solvedAt: [first] })
  for (const _ of ['once', 'and again']) await me.call(restartTask, { params })
  expect(await listed()).toMatchObject({ provenAt: null, solvedAt: [first], evidence: [] })
  await solve()
  const again = await listed()
  expect(again?.provenAt).not.toBe(first)
  expect(again).toMatchObject({ solvedAt: [first, again?.provenAt] })
})

test('requests of another operator prove nothing', async () => {
  const save = await collide()
  await save({ name: `mine ${(await me.call(readProfile)).version - 1}` })
  const colleague = await app.signInAs(ADMIN)
  const { tasks } = await colleague.call(readLesson, { params: { page: PAGE } })
  expect(tasks.find(({ id }) => id === 'merge')?.steps.map(({ met }) => met)).toEqual([[], []])
})

test('a lesson lists the endpoints and files of its page, and returns each file highlighted', async () => {
  const { endpoints, files } = await me.call(readLesson, { params: { page: PAGE } })
  expect(endpoints.map(({ id }) => id)).toEqual(expect.arrayContaining(['readProfile', 'updateProfile']))
  expect(files[0]).toBe('pages/page3/page3_02-my-profile/page.tsx')
  expect(files).toContain('resources/profile/server.ts')
  const { lines } = await me.call(readSource, {
    params: { page: PAGE },
    query: { file: 'resources/profile/server.ts' },
  })
  expect(lines[0]?.[0]).toEqual(['import', 'keyword'])
})

test.each([['resources/members/server.ts'], ['../../etc/passwd'], ['package.json'], ['/etc/passwd']])(
  'refuses any other file: %s',
  async file => {
    expect(await refusalOf(me.call(readSource, { params: { page: PAGE }, query: { file } }))).toMatchObject({
      status: 404,
    })
  },
)

/** A judge with a key of its own, and a page with a key that it can use in a browser. */
async function createJudge() {
  const keyed = async (name: string, origins: string[]) => {
    const { token } = await me.call(createKey, { body: { name, scope: 'write', origins } })
    return app.as(token)
  }
  return { judge: await keyed('judge', []), page: await keyed('page', ['http://localhost:5173']) }
}

test('a verdict counts the requirements that the requests of the page confirm, each request once', async () => {
  const params = { page: 'page3_01' }
  const { judge, page } = await createJudge()
  expect(await me.call(readLesson, { params })).toMatchObject({ hasKata: true, judged: null })
  const met = ['list', 'search-in-address', 'conflict']
  const report = () => judge.call(reportKata, { params, body: { met, tookMs: 60_000 } })
  // The judge's own requests confirm nothing.
  await judge.call(listMembers)
  expect(await report()).toMatchObject({ passed: 0, all: 8, unconfirmed: met })
  // One for “list”, and two for “search-in-address”.
  for (const _ of [1, 2, 3]) await page.call(listMembers)
  expect(await report()).toMatchObject({ passed: 2, unconfirmed: ['conflict'] })
  const { rows } = await page.call(listMembers, { query: { limit: 1 } })
  const { id: memberId, version } = rows[0] as Member
  const headers = { 'if-match': `"${version + 1}"` }
  await refusalOf(page.call(updateMember, { params: { memberId }, headers, body: { joinedOn: '2020-01-31' } }))
  expect(await report()).toMatchObject({ passed: 3, unconfirmed: [] })

  const judged = { passed: 3, all: 8, at: expect.any(String) }
  expect(await me.call(readLesson, { params })).toMatchObject({ judged })
  const listed = async (who: typeof me) => (await who.call(listLessons)).lessons.find(({ page }) => page === 'page3_01')
  expect(await listed(me)).toMatchObject({ hasKata: true, judged })
  expect(await listed(await app.signInAs(ADMIN))).toMatchObject({ judged: null })

  // What happened before the judge began is not its doing.
  await app.db
    .updateTable('traffic')
    .set({ at: new Date(Date.now() - 61_000).toISOString() })
    .execute()
  expect(await report()).toMatchObject({ passed: 0, unconfirmed: met })
  // What it doesn't claim is not counted, and what it makes up is ignored.
  const body = { met: ['invented'], tookMs: MAX_JUDGING_MS }
  expect(await judge.call(reportKata, { params, body })).toMatchObject({ passed: 0, all: 8, unconfirmed: [] })

  // The page's key can't report, whatever it has requested.
  const forged = page.call(reportKata, { params, body: { met: ['list'], tookMs: MAX_JUDGING_MS } })
  expect(await refusalOf(forged)).toMatchObject({ status: 403, code: 'not-permitted' })
  const without = judge.call(reportKata, { params: { page: 'page6' }, body: { met: [], tookMs: 0 } })
  expect(await refusalOf(without)).toMatchObject({ status: 404 })
})

test('returns 404 for an unknown page or task', async () => {
  expect(await refusalOf(me.call(readLesson, { params: { page: 'page9' } }))).toMatchObject({ status: 404 })
  const none = me.call(restartTask, { params: { page: PAGE, task: 'none' } })
  expect(await refusalOf(none)).toMatchObject({ status: 404 })
})
