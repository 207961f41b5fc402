import { STATS, type Stat, type StatValues, totalOf } from '#resources/species/rules.ts'
import { keysIn } from '#shared/objects.ts'

// The rules of generation 9 (Scarlet and Violet).
export const EV_PER_STAT = 252
export const EV_TOTAL = 510
export const MAX_IV = 31
export const MAX_LEVEL = 100

/** Spreads per operator. */
export const MAX_SPREADS = 500

/** The remaining effort values; negative if too many are assigned. */
export const evsLeft = (evs: StatValues): number => EV_TOTAL - totalOf(evs)

/**
 * The 25 natures, with the stat that each raises by a tenth and the one it lowers; the same stat twice changes nothing.
 */
export const NATURES = {
  hardy: ['attack', 'attack'],
  lonely: ['attack', 'defense'],
  adamant: ['attack', 'sp_attack'],
  naughty: ['attack', 'sp_defense'],
  brave: ['attack', 'speed'],
  bold: ['defense', 'attack'],
  docile: ['defense', 'defense'],
  impish: ['defense', 'sp_attack'],
  lax: ['defense', 'sp_defense'],
  relaxed: ['defense', 'speed'],
  modest: ['sp_attack', 'attack'],
  mild: ['sp_attack', 'defense'],
  bashful: ['sp_attack', 'sp_attack'],
  rash: ['sp_attack', 'sp_defense'],
  quiet: ['sp_attack', 'speed'],
  calm: ['sp_defense', 'attack'],
  gentle: ['sp_defense', 'defense'],
  careful: ['sp_defense', 'sp_attack'],
  quirky: ['sp_defense', 'sp_defense'],
  sassy: ['sp_defense', 'speed'],
  timid: ['speed', 'attack'],
  hasty: ['speed', 'defense'],
  jolly: ['speed', 'sp_attack'],
  naive: ['speed', 'sp_defense'],
  serious: ['speed', 'speed'],
} as const satisfies Record<string, readonly [Stat, Stat]>
export type Nature = keyof typeof NATURES
export const NATURE_NAMES = keysIn(NATURES)

/** The effect of a nature on a stat, in tenths: 1, 0 or -1. */
export function natureEffect(nature: Nature, stat: Stat): -1 | 0 | 1 {
  const [raised, lowered] = NATURES[nature]
  if (raised === lowered) return 0
  return stat === raised ? 1 : stat === lowered ? -1 : 0
}

/** The inputs of a stat besides nature and level. */
type Ingredients = { base: StatValues; ivs: StatValues; evs: StatValues }

/**
 * A stat of a Pokémon at a level, calculated with integers like the games: HP = ⌊(2B + IV + ⌊EV/4⌋) · L / 100⌋ + L +
 * 10; others = ⌊(⌊(2B + IV + ⌊EV/4⌋) · L / 100⌋ + 5) · N⌋, where N is 110, 100 or 90 %.
 */
export function statAt(stat: Stat, { base, ivs, evs }: Ingredients, nature: Nature, level: number): number {
  const grown = Math.floor(((2 * base[stat] + ivs[stat] + Math.floor(evs[stat] / 4)) * level) / 100)
  if (stat === 'hp') return grown + level + 10
  return Math.floor(((grown + 5) * (100 + 10 * natureEffect(nature, stat))) / 100)
}

/** The usual short form of effort values: only those above zero, such as `252 attack`. */
export const givenEvs = (evs: StatValues): { stat: Stat; value: number }[] =>
  STATS.filter(stat => evs[stat] > 0).map(stat => ({ stat, value: evs[stat] }))
