import { sample } from '#shared/sample.ts'
import { closeShop, openShop, passDays } from './contract.ts'

export const samples = [
  sample(passDays, () => ({ body: { days: 0 } })),
  sample(openShop, () => ({ body: { minutes: 1 } })),
  sample(closeShop, async me => {
    await me.call(openShop, { body: { minutes: 1 } })
    return {}
  }),
]
