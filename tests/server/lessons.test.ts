import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit, restoreAudit } from '#resources/audit/contract.ts'
import { createKey } from '#resources/keys/contract.ts'
import { readLesson, restartTask } from '#resources/lessons/contract.ts'
import { createMember, readMember, updateMember } from '#resources/members/contract.ts'
import { byStat, forEachStat } from '#resources/species/rules.ts'
import { createSpread, type SpreadFields } from '#resources/spreads/contract.ts'
import { findLessons } from '#server/lessons/lessons.ts'
import { findOperations } from '#server/resources.ts'
import { countySolutions } from '#tests/requests/counties.ts'
import { sandboxSolutions } from '#tests/requests/sandboxes.ts'
import { stateSolutions } from '#tests/requests/state.ts'
import { type Bench, faulty, findTaskCases, json, openBench } from '#tests/task-cases.ts'
import { ADMIN, match, type TestApp } from '#tests/test-app.ts'

// Every task can be solved, by nothing but requests: one that is added tomorrow fails here until its solution is written down below.
const lessons = [...(await findLessons()).values()].filter(({ tasks }) => tasks.length > 0)
const operations = new Set((await findOperations()).map(({ id }) => id))

const known = await findTaskCases()
let bench: Awaited<ReturnType<typeof openBench>>
let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  bench = await openBench()
  ;({ app, me } = bench)
})
beforeEach(() => bench.reset())
afterAll(() => bench.close())

const send: Bench['send'] = (...request) => bench.send(...request)
const put = (fault: string, path: string) => bench.putFault(fault, path)
const SPREAD: SpreadFields = {
  name: 'Fast',
  pokemonId: 445,
  nature: 'jolly',
  level: 50,
  ivs: forEachStat(() => 31),
  evs: byStat([6, 252, 0, 0, 0, 252]),
}
const MEMBER = {
  name: { en: 'Lin Shu-guang', zh: '林曙光' },
  teamId: 13,
  job: 'driver' as const,
  joinedOn: '2026-10-01',
}
const _newcomers = (count: number) =>
  Array.from({ length: count }, () => ({ ...MEMBER, email: `${crypto.randomUUID()}@strive.example` }))
const _login = { id: 0 as const, user: ADMIN.account, email: 'admin@strive.example', level: 'normal' as const }

/** A member at its second version. */
async function _changedMember(email: string) {
  const { id, version } = await me.call(createMember, { body: { ...MEMBER, email } })
  await me.call(updateMember, { params: { memberId: id }, headers: match(version), body: { job: 'buyer' } })
  return id
}
async function _restoreFirst(memberId: number, version: number) {
  const query = { noun: 'members', rowId: String(memberId), action: 'create' as const }
  const [first] = (await me.call(listAudit, { query })).rows
  return me.call(restoreAudit, { params: { auditId: first?.id ?? 0 }, headers: match(version) })
}
const locate = (...points: [lng: number, lat: number][]) =>
  send('/api/counties/find', json('POST', { points: points.map(([lng, lat]) => ({ lng, lat })) }))

const SOLUTIONS: Record<string, () => Promise<unknown>> = {
  ...countySolutions(() => me, send),
  ...stateSolutions(() => me, send),
  'page7_01 county': () => locate([121.6, 23.9]),
  'page7_01 three': () => locate([121.6, 23.9], [121.1, 22.8], [121.7, 24.7]),
  'page7_01 sea': async () => {
    await locate([119.9, 24])
    await locate([121.6, 23.9])
  },
  'page8_01 pointer': async () => {
    await send('/api/spreads', json('POST', { ...SPREAD, level: 101 }))
    await me.call(createSpread, { body: SPREAD })
  },
  'page8_01 idempotent': async () => {
    for (const _ of [1, 2]) await me.call(createSpread, { headers: { 'idempotency-key': 'twice' }, body: SPREAD })
  },
  'page8_01 chained': async () => {
    const { id } = await me.call(createMember, { body: { ...MEMBER, email: 'chained@strive.example' } })
    const { version } = await me.call(readMember, { params: { memberId: id } })
    await me.call(updateMember, { params: { memberId: id }, headers: match(version), body: { job: 'buyer' } })
  },
  'page8_02 seeded': async () => {
    await put('status=503;every=2', '/api/counters')
    for (const _ of [1, 2, 3]) await send('/api/counters')
  },
  'page8_02 recover': async () => {
    await put('bucket=1;refill=100', '/api/counters')
    await Promise.all([send('/api/counters'), send('/api/counters'), send('/api/counters')])
    await expect.poll(async () => (await send('/api/counters'))?.status).toBe(200)
  },
  'page8_02 own-request': async () => {
    await send('/api/counters', faulty('status=418'))
    await send('/api/counters')
  },
  'page8_03 third-try': async () => {
    for (const options of [faulty('status=503'), faulty('status=503'), {}]) await send('/api/products/1', options)
  },
  'page8_03 two-keys': () => Promise.all([1, 2].map(() => send('/api/products/1'))),
  'page8_03 steady': () => Promise.all([1, 2, 3].map(() => send('/api/products/1'))),
  'page8_04 from-outside': async () => {
    const { token } = await me.call(createKey, { body: { name: 'Outside', scope: 'read', origins: [] } })
    await send('/api/members', {}, token)
  },
  'page8_04 sent-again': async () => {
    for (const _ of [1, 2]) await me.call(createSpread, { body: SPREAD })
  },
  'page8_04 what-was-slow': async () => {
    await send('/api/counters', faulty('delay=500'))
    await send('/api/counters')
  },
  ...sandboxSolutions(() => me, send),
}

describe.each(lessons)('the lesson of $page', ({ page, tasks }) => {
  test('has three tasks, each of steps that the server can see, in words of both languages', () => {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(3)
    for (const { steps } of tasks) {
      const named = new Set<string>()
      for (const step of steps) {
        for (const endpoint of [step.endpoint ?? []].flat()) expect(operations).toContain(endpoint)
        const references = (step.where ?? []).flatMap(({ is, isNot, contains }) => [is, isNot, contains])
        for (const one of references)
          if (one !== null && typeof one === 'object')
            expect(named, `a step before that is called ${one.step}`).toContain(one.step)
        if (step.name) named.add(step.name)
        expect(step.says.en && step.says.zh).toBeTruthy()
      }
    }
  })

  const cases = known.get(page)
  test.skipIf(cases)('SOLUTIONS', async () => {
    for (const { id } of tasks) {
      await restart(id)
      await SOLUTIONS[`${page} ${id}`]?.()
      expect(await isProven(id), id).toBe(true)
      await bench.reset()
    }
  })
  const restart = (task: string) => me.call(restartTask, { params: { page, task } })
  async function isProven(id: string): Promise<boolean> {
    await app.services.traffic.settled()
    const { tasks } = await me.call(readLesson, { params: { page } })
    return tasks.find(task => task.id === id)?.provenAt !== null
  }

  describe.skipIf(!cases).each(tasks)('$id', ({ id }) => {
    const { solution, nearMisses = {} } = cases?.[id] ?? {}

    test('is proven by its solution', async () => {
      await restart(id)
      if (!solution) throw new Error(`Write down in tasks.cases.ts how ${page} ${id} is solved.`)
      await solution(bench)
      expect(await isProven(id)).toBe(true)
    })

    test('has a near miss', () => expect(Object.keys(nearMisses)).not.toEqual([]))

    test.each(Object.entries(nearMisses))('is not proven by a near miss: %s', async (_, nearMiss) => {
      await restart(id)
      await nearMiss(bench)
      expect(await isProven(id)).toBe(false)
    })
  })
})
