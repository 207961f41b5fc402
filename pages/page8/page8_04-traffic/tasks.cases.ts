import { createKey } from '#resources/keys/contract.ts'
import { byStat, forEachStat } from '#resources/species/rules.ts'
import { PAGE_HEADER } from '#shared/platform/traffic.ts'
import { type Bench, faulty, json, type TaskCases } from '#tests/task-cases.ts'

const SPREAD = {
  name: 'Fast',
  pokemonId: 445,
  nature: 'jolly',
  level: 50,
  ivs: forEachStat(() => 31),
  evs: byStat([6, 252, 0, 0, 0, 252]),
}
const from = (page: string) => ({ [PAGE_HEADER]: page })
/** Saves a plan, as this page of the console does. */
const keep = ({ send }: Bench, page: string, { key, ...fields }: { key?: string; name?: string } = {}) =>
  send(
    '/api/spreads',
    json('POST', { ...SPREAD, ...fields }, { ...from(page), ...(key !== undefined && { 'idempotency-key': key }) }),
  )
const makeKey = async ({ me }: Bench) => {
  const body = { name: crypto.randomUUID(), scope: 'read' as const, origins: [] }
  return (await me.call(createKey, { body })).token
}

export const cases: TaskCases = {
  'from-outside': {
    solution: async bench => bench.send('/api/members', {}, await makeKey(bench)),
    nearMisses: {
      'the console asks': ({ send }) => send('/api/members', { headers: from('page3_01') }),
      'a program asks with the token of the session': ({ send }) => send('/api/members'),
      'the key is refused': async bench => bench.send('/api/keys', {}, await makeKey(bench)),
      'a page of the console asks with the key': async bench =>
        bench.send('/api/members', { headers: from('page8_01') }, await makeKey(bench)),
    },
  },
  'sent-again': {
    async solution(bench) {
      await keep(bench, 'page5_06')
      await keep(bench, 'page8_04')
    },
    nearMisses: {
      'the plan is saved twice where plans are saved': async bench => {
        for (const _ of [1, 2]) await keep(bench, 'page5_06')
      },
      'a key gives the same row again': async bench => {
        for (const page of ['page5_06', 'page8_04']) await keep(bench, page, { key: 'kept once' })
      },
      'another plan is sent': async bench => {
        await keep(bench, 'page5_06')
        await keep(bench, 'page8_04', { name: 'Slow' })
      },
    },
  },
  'what-was-slow': {
    async solution({ send }) {
      await send('/api/counters', faulty('delay=500'))
      await send('/api/counters')
    },
    nearMisses: {
      'both are delayed': async ({ send }) => {
        for (const _ of [1, 2]) await send('/api/counters', faulty('delay=500'))
      },
      'the delay is too short to tell': async ({ send }) => {
        await send('/api/counters', faulty('delay=5'))
        await send('/api/counters')
      },
      'a rule delays it': async ({ send, putFault }) => {
        await putFault('delay=500;first=1', '/api/counters')
        await send('/api/counters')
        await send('/api/counters')
      },
      'something else is quick': async ({ send }) => {
        await send('/api/counters', faulty('delay=500'))
        await send('/api/clock')
      },
    },
  },
}
