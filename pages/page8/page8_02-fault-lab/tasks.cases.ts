import { clearFaults, createFault } from '#resources/faults/contract.ts'
import type { Fault } from '#shared/platform/faults.ts'
import { type Bench, faulty, type TaskCases } from '#tests/task-cases.ts'

const PATH = '/api/counters'
const FLAKY: Fault = { status: 503, p: 0.5, seed: 7 }
const BUCKET: Fault = { bucket: 1, refill: 1 }

/** Adds a rule in place of the previous one. */
async function put({ me }: Bench, fault: Fault, path = PATH) {
  await me.call(clearFaults)
  await me.call(createFault, { body: { method: 'GET', path, fault } })
}
async function read({ send }: Bench, times = 4) {
  for (let time = 0; time < times; time++) await send(PATH)
}
async function run(bench: Bench, fault: Fault, times = 4) {
  await put(bench, fault)
  await read(bench, times)
}
const twiceAtOnce = ({ send }: Bench) => Promise.all([send(PATH), send(PATH)])
/** Waits by a delayed request. A request's own fault takes precedence over the rule. */
const letPass = ({ send }: Bench, ms: number) => send('/api/clock', faulty(`delay=${ms}`))

export const cases: TaskCases = {
  seeded: {
    async solution(bench) {
      await run(bench, FLAKY)
      await run(bench, FLAKY)
    },
    nearMisses: {
      'one run': bench => run(bench, FLAKY, 9),
      'the second run has another seed': async bench => {
        await run(bench, FLAKY)
        await run(bench, { ...FLAKY, seed: 8 })
      },
      'without a seed each run is another': async bench => {
        await run(bench, { status: 503, p: 0.5 })
        await run(bench, { status: 503, p: 0.5 })
      },
      'the second run is too short': async bench => {
        await run(bench, FLAKY)
        await run(bench, FLAKY, 3)
      },
      'the rule is off in the second run': async bench => {
        await run(bench, FLAKY)
        await put(bench, FLAKY)
        await bench.me.call(clearFaults)
        await read(bench)
      },
      'the rule is for another endpoint': async bench => {
        for (const _ of [1, 2]) {
          await put(bench, FLAKY, '/api/clock')
          await read(bench)
        }
      },
    },
  },
  recover: {
    async solution(bench) {
      await put(bench, BUCKET)
      await twiceAtOnce(bench)
      await letPass(bench, 1_100)
      await read(bench, 1)
    },
    nearMisses: {
      'it comes back too early': async bench => {
        await put(bench, BUCKET)
        await twiceAtOnce(bench)
        await read(bench, 2)
      },
      'the rule is taken off instead': async bench => {
        await put(bench, BUCKET)
        await twiceAtOnce(bench)
        await bench.me.call(clearFaults)
        await letPass(bench, 1_100)
        await read(bench, 1)
      },
      'only the call before it passed': async bench => {
        await put(bench, BUCKET)
        await read(bench, 2)
      },
    },
  },
  'own-request': {
    async solution(bench) {
      // The rule of another task may still be there, and let these calls pass.
      await run(bench, { status: 503, first: 1 }, 1)
      await bench.send(PATH, faulty('status=418'))
      await read(bench, 1)
    },
    nearMisses: {
      'a rule breaks it': async bench => {
        await run(bench, { status: 418, first: 1 }, 1)
        await bench.me.call(clearFaults)
        await read(bench, 1)
      },
      'the next one has a fault as well': async bench => {
        await bench.send(PATH, faulty('status=418'))
        await bench.send(PATH, faulty('delay=1'))
      },
      'the next one goes elsewhere': async bench => {
        await bench.send(PATH, faulty('status=418'))
        await bench.send('/api/clock')
      },
      'the one before was well': async bench => {
        await read(bench, 1)
        await bench.send(PATH, faulty('status=418'))
      },
    },
  },
}
