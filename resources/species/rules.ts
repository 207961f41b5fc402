/** The six stats in the order in which every list of six gives them; the identifiers are those of the facts files. */
export const STATS = ['hp', 'attack', 'defense', 'sp_attack', 'sp_defense', 'speed'] as const
export type Stat = (typeof STATS)[number]
export type StatValues = Record<Stat, number>

/** The eighteen types that a Pokémon of Paldea can have. */
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

/** A value for each stat, worked out from the stat. */
export const forEachStat = <V>(value: (stat: Stat, index: number) => V): Record<Stat, V> =>
  // fromEntries forgets the keys that it was given.
  Object.fromEntries(STATS.map((stat, index) => [stat, value(stat, index)])) as Record<Stat, V>

/** Six numbers in the order of `STATS`, by their names. */
export const byStat = (six: readonly number[]): StatValues => forEachStat((_, index) => six[index] ?? 0)

/** The sum of the six. */
export const totalOf = (values: StatValues): number => STATS.reduce((sum, stat) => sum + values[stat], 0)
