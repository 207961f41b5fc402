import { listSpecies } from '#resources/species/contract.ts'
import { byStat } from '#resources/species/rules.ts'
import { createSpread, updateSpread } from '#resources/spreads/contract.ts'
import { SPREAD } from '#resources/spreads/samples.ts'
import { type Bench, json, type TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

const SLOW = { ...SPREAD, evs: byStat([252, 252, 0, 0, 0, 6]) }
const keep = ({ me }: Bench, body = SPREAD) => me.call(createSpread, { body })
const change = ({ me }: Bench, { id, version }: { id: string; version: number }) =>
  me.call(updateSpread, { params: { spreadId: id }, headers: match(version), body: { level: 60 } })
const tryToKeep = ({ send }: Bench, body: object) => send('/api/spreads', json('POST', body))

const list = ({ send }: Bench, tag: string) => send('/api/species', { headers: { 'if-none-match': tag } })
const tagOf = (reply: Response | null) => reply?.headers.get('etag') ?? ''

export const cases: TaskCases = {
  'not-modified': {
    async solution(bench) {
      await list(bench, tagOf(await list(bench, '"old"')))
    },
    nearMisses: {
      // A request that a browser sends by itself.
      'the page is opened twice': async bench => {
        const { headers } = await bench.me.send(listSpecies)
        await list(bench, headers.get('etag') ?? '')
      },
      'two old tags': async bench => {
        await list(bench, '"old"')
        await list(bench, '"older"')
      },
    },
  },
  'fast-attacker': {
    solution: async bench => change(bench, await keep(bench)),
    nearMisses: {
      'it is slow': async bench => change(bench, await keep(bench, SLOW)),
      'another plan is changed': async bench => {
        const slow = await keep(bench, SLOW)
        await keep(bench)
        await change(bench, slow)
      },
    },
  },
  'too-much': {
    solution: bench => tryToKeep(bench, { ...SPREAD, evs: byStat([7, 252, 0, 0, 0, 252]) }),
    nearMisses: {
      '510 points': bench => tryToKeep(bench, SPREAD),
      'it is refused for its level': bench => tryToKeep(bench, { ...SPREAD, level: 101 }),
    },
  },
}
