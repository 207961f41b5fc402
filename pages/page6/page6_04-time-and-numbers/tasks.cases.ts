import { readTime } from '#resources/times/contract.ts'
import { type Bench, faulty, type TaskCases } from '#tests/task-cases.ts'

const NEW_YORK = 'America/New_York'
const ask = ({ me }: Bench, local: string, zone: string) => me.call(readTime, { body: { local, zone, zones: [] } })
/** Exists twice in New York: 05:30 and 06:30 in UTC. */
const askTwice = (bench: Bench) => ask(bench, '2026-11-01T01:30', NEW_YORK)
async function askClock({ send }: Bench, ...faults: (string | null)[]) {
  for (const fault of faults) await send('/api/clock', fault === null ? {} : faulty(fault))
}
const SLOW = 'delay=600'

export const cases: TaskCases = {
  skipped: {
    solution: bench => ask(bench, '2026-03-29T02:30', 'Europe/Berlin'),
    nearMisses: {
      'an example of the page': bench => ask(bench, '2026-03-08T02:30', NEW_YORK),
      'the other example': bench => ask(bench, '2011-12-30T12:00', 'Pacific/Apia'),
      'a time that was': bench => ask(bench, '2026-03-29T03:30', 'Europe/Berlin'),
      'a time that was twice': bench => ask(bench, '2026-10-25T02:30', 'Europe/Berlin'),
    },
  },
  twice: {
    async solution(bench) {
      await askTwice(bench)
      await ask(bench, '2026-11-01T05:30', 'UTC')
      await ask(bench, '2026-11-01T06:30', 'UTC')
    },
    nearMisses: {
      'only one of the two': async bench => {
        await askTwice(bench)
        await ask(bench, '2026-11-01T05:30', 'UTC')
      },
      'what the clock shows is asked for in UTC': async bench => {
        await askTwice(bench)
        for (const _ of [1, 2]) await ask(bench, '2026-11-01T01:30', 'UTC')
      },
      'the same time again': async bench => {
        for (const _ of [1, 2, 3]) await askTwice(bench)
      },
    },
  },
  clock: {
    solution: bench => askClock(bench, SLOW, null, null, null, null),
    nearMisses: {
      'none is slow': bench => askClock(bench, null, null, null, null, null),
      'the delay does not tell': bench => askClock(bench, 'delay=5', null, null, null, null),
      'the slow one comes last': bench => askClock(bench, null, null, null, null, SLOW),
      'only three are quick': bench => askClock(bench, SLOW, null, null, null),
      'all are slow': bench => askClock(bench, SLOW, SLOW, SLOW, SLOW, SLOW),
    },
  },
}
