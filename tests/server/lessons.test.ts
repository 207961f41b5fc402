import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { findLessons } from '#practice/server/lessons/lessons.ts'
import { readLesson, restartTask } from '#resources/lessons/contract.ts'
import { resetSandbox } from '#resources/sandboxes/contract.ts'
import { setLevel } from '#resources/sessions/contract.ts'
import { findOperations } from '#server/resources.ts'
import type { Condition, Step } from '#shared/platform/lessons/lesson.ts'
import { findTaskCases, openBench } from '#tests/task-cases.ts'
import { LEVEL_CODE, OPERATOR } from '#tests/test-app.ts'
import { isLong } from '#tests/tier.ts'

// Every task can be solved by requests alone. A new task fails here until its page's `tasks.cases.ts` solves it.
const lessons = [...(await findLessons()).values()].filter(({ tasks }) => tasks.length > 0)
const operations = new Set((await findOperations()).map(({ id }) => id))

const known = await findTaskCases()
let bench: Awaited<ReturnType<typeof openBench>>
beforeAll(async () => {
  bench = await openBench()
  // What is open, recent or planned depends on the day: a Saturday in the stories, here a Sunday that begins a month.
  await moveCompanyTo('2026-11-01')
})
beforeEach(() => bench.reset())
afterAll(() => {
  vi.unstubAllEnvs()
  return bench.close()
})

/** Resets the shared sandbox on this day, which moves its rows. */
async function moveCompanyTo(day: string) {
  vi.stubEnv('STRIVE_TODAY', day)
  const operator = await bench.app.signInAs(OPERATOR)
  await operator.call(setLevel, { body: { code: LEVEL_CODE } })
  await operator.call(resetSandbox, { params: { sandboxId: 'main' } })
}

/** All values that a step compares with, including those from earlier steps. */
const comparisonsOf = ({ where = [], afterSeconds }: Step): unknown[] => [
  afterSeconds,
  ...where.flatMap(function within({ is, isNot, contains, among, atLeast, atMost, some, none }: Condition): unknown[] {
    const nested = [some ?? [], none ?? []].flat().flatMap(within)
    return [is, isNot, contains, among, atLeast, atMost, ...nested]
  }),
]

describe.each(lessons)('the lesson of $page', ({ page, tasks }) => {
  test('has three tasks with steps in both languages that the server can check', () => {
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(3)
    for (const { steps } of tasks) {
      const named = new Set<string>()
      for (const step of steps) {
        for (const endpoint of [step.endpoint ?? []].flat()) expect(operations).toContain(endpoint)
        for (const one of comparisonsOf(step))
          if (one !== null && typeof one === 'object' && 'step' in one)
            expect(named, `a step before that is called ${one.step}`).toContain(one.step)
        if (step.name) named.add(step.name)
        expect(step.says.en && step.says.zh).toBeTruthy()
      }
    }
  })

  const cases = known.get(page)
  const restart = (task: string) => bench.me.call(restartTask, { params: { page, task } })
  async function isProven(id: string): Promise<boolean> {
    await bench.app.services.traffic.settled()
    const { tasks } = await bench.me.call(readLesson, { params: { page } })
    return tasks.find(task => task.id === id)?.provenAt !== null
  }

  describe.each(tasks)('$id', ({ id }) => {
    const { solution, nearMisses = {} } = cases?.[id] ?? {}

    test('has a solution', () => {
      if (!solution) throw new Error(`Write down in tasks.cases.ts how ${page} ${id} is solved.`)
    })

    // In every run, the page's story solves it in a browser.
    if (isLong)
      test('is proven by its solution', async () => {
        await restart(id)
        await solution?.(bench)
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
