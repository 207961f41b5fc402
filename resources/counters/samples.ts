import { atVersion, sample } from '#shared/sample.ts'
import { addToCounter, replaceCounters, resetCounters } from './contract.ts'

const ONE_MORE = { target: 'number', by: 1 } as const

export const samples = [
  sample(replaceCounters, async me => {
    const stored = await me.call(addToCounter, { body: ONE_MORE })
    return { headers: atVersion(stored), body: { number: 7, array: [1, 2] } }
  }),
  sample(addToCounter, () => ({ body: ONE_MORE })),
  sample(resetCounters, async me => {
    await me.call(addToCounter, { body: ONE_MORE })
    return {}
  }),
]
