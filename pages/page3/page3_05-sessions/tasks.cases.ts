import { readCounters } from '#resources/counters/contract.ts'
import { endSession, listSessions, shortenSession } from '#resources/sessions/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'
import { ADMIN } from '#tests/test-app.ts'

const elsewhere = ({ app }: Bench) => app.signInAs(ADMIN)
const end = ({ me }: Bench, sessionId: number) => me.call(endSession, { params: { sessionId } })
async function shorten(bench: Bench, seconds: number) {
  const { session } = await elsewhere(bench)
  await bench.me.call(shortenSession, { params: { sessionId: session.id }, body: { seconds } })
}

export const cases: TaskCases = {
  'end-one': {
    async solution(bench) {
      const { session } = await elsewhere(bench)
      await bench.me.call(listSessions)
      await end(bench, session.id)
      await bench.me.call(listSessions)
    },
    nearMisses: {
      'the session ended itself': async bench => {
        const { session, call } = await elsewhere(bench)
        await call(listSessions)
        await call(endSession, { params: { sessionId: session.id } })
        await bench.me.call(listSessions)
      },
    },
  },
  'half-a-minute': {
    solution: bench => shorten(bench, 30),
    nearMisses: { 'it goes on for longer': bench => shorten(bench, 300) },
  },
  'refused-then-in': {
    async solution(bench) {
      const before = await elsewhere(bench)
      await end(bench, before.session.id)
      await bench.send('/api/counters', {}, before.token)
      await (await elsewhere(bench)).call(readCounters)
    },
    nearMisses: {
      'an older session goes on': async bench => {
        const before = await elsewhere(bench)
        await end(bench, before.session.id)
        await bench.send('/api/counters', {}, before.token)
        await bench.me.call(readCounters)
      },
      'something else is asked for': async bench => {
        const before = await elsewhere(bench)
        await end(bench, before.session.id)
        await bench.send('/api/counters', {}, before.token)
        await (await elsewhere(bench)).call(listSessions)
      },
    },
  },
}
