import { listEventDays, listEvents, recordEvents } from '#resources/events/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

const record = ({ me }: Bench) => me.call(recordEvents, { body: { count: 3 } })
const list = ({ me }: Bench, query: { from?: string; to?: string; limit?: number; cursor?: string } = {}) =>
  me.call(listEvents, { query })
const countDays = ({ me }: Bench) => me.call(listEventDays)

export const cases: TaskCases = {
  jump: {
    async solution(bench) {
      await countDays(bench)
      // Whatever the year is, the data reaches back to 1 June of the year before.
      await list(bench, { from: '2027-05-30T00:00:00.000Z', to: '2027-06-02T00:00:00.000Z', limit: 200 })
    },
    nearMisses: {
      'another day': async bench => {
        await countDays(bench)
        await list(bench, { from: '2025-06-30T00:00:00.000Z', to: '2025-07-02T00:00:00.000Z', limit: 200 })
      },
      'all from that day on is read': async bench => {
        await countDays(bench)
        await list(bench, { from: '2025-05-30T00:00:00.000Z', limit: 200 })
      },
    },
  },
  arrivals: {
    // The page reads 200 events at once, which are more than the log keeps of a reply.
    async solution(bench) {
      await record(bench)
      await list(bench, { limit: 200 })
    },
    nearMisses: {
      'they are not shown': async bench => {
        await list(bench)
        await record(bench)
      },
      'an older day is shown': async bench => {
        await record(bench)
        await list(bench, { to: '2025-06-02T00:00:00.000Z' })
      },
    },
  },
  'none-twice': {
    async solution(bench) {
      const { next } = await list(bench, { limit: 10 })
      await record(bench)
      await list(bench, { limit: 10, cursor: next ?? '' })
    },
    nearMisses: {
      'nothing arrives in between': async bench => {
        await record(bench)
        const { next } = await list(bench, { limit: 10 })
        await list(bench, { limit: 10, cursor: next ?? '' })
      },
      'the first page is read again': async bench => {
        await list(bench, { limit: 10 })
        await record(bench)
        await list(bench, { limit: 10 })
      },
    },
  },
}
