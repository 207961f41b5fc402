import { byStat, forEachStat } from '#resources/species/rules.ts'
import type { SpreadFields } from '#resources/spreads/contract.ts'

/** A fast attacker, of 510 points. */
export const SPREAD: SpreadFields = {
  name: 'Fast',
  pokemonId: 445,
  nature: 'jolly',
  level: 50,
  ivs: forEachStat(() => 31),
  evs: byStat([6, 252, 0, 0, 0, 252]),
}
