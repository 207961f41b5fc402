import { byStat, forEachStat } from '#resources/species/rules.ts'
import { atVersion, type Client, sample } from '#shared/sample.ts'
import { createSpread, deleteSpread, restoreSpread, type SpreadFields, updateSpread } from './contract.ts'

/** A fast attacker with 510 points. */
export const SPREAD: SpreadFields = {
  name: 'Fast',
  pokemonId: 445,
  nature: 'jolly',
  level: 50,
  ivs: forEachStat(() => 31),
  evs: byStat([6, 252, 0, 0, 0, 252]),
}
const create = (me: Client) => me.call(createSpread, { body: SPREAD })

export const samples = [
  sample(createSpread, () => ({ body: SPREAD })),
  sample(updateSpread, async me => {
    const spread = await create(me)
    return { params: { spreadId: spread.id }, headers: atVersion(spread), body: { level: 60 } }
  }),
  sample(deleteSpread, async me => ({ params: { spreadId: (await create(me)).id } })),
  sample(restoreSpread, async me => {
    const params = { spreadId: (await create(me)).id }
    await me.call(deleteSpread, { params })
    return { params }
  }),
]
