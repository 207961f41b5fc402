import { fromKeys } from '#shared/objects.ts'
/** The six stats, in the order of every list of six; identifiers are those of the facts files. */
export const STATS = ['hp', 'attack', 'defense', 'sp_attack', 'sp_defense', 'speed'] as const
export type Stat = (typeof STATS)[number]
export type StatValues = Record<Stat, number>

/** The eighteen types of the Pokémon in Paldea. */
export const TYPES = [
  'normal',
  'fighting',
  'flying',
  'poison',
  'ground',
  'rock',
  'bug',
  'ghost',
  'steel',
  'fire',
  'water',
  'grass',
  'electric',
  'psychic',
  'ice',
  'dragon',
  'dark',
  'fairy',
] as const
export type Type = (typeof TYPES)[number]

export const forEachStat = <V>(value: (stat: Stat, index: number) => V): Record<Stat, V> => fromKeys(STATS, value)

/** Names six numbers in the order of `STATS`. */
export const byStat = (six: readonly number[]): StatValues => forEachStat((_, index) => six[index] ?? 0)

export const totalOf = (values: StatValues): number => STATS.reduce((sum, stat) => sum + values[stat], 0)
