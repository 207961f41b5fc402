import type { Type } from '#resources/species/rules.ts'

/** Our own colour for each type, distinct from its neighbours. The type's name is always beside it. */
export const TYPE_COLORS: Record<Type, string> = {
  normal: '#8d8f7a',
  fighting: '#b8402f',
  flying: '#8193d8',
  poison: '#93479f',
  ground: '#c09a4c',
  rock: '#a08a4a',
  bug: '#8a9a1f',
  ghost: '#61559a',
  steel: '#7f95a8',
  fire: '#dd6f2c',
  water: '#3f83d0',
  grass: '#4a9a44',
  electric: '#d9b021',
  psychic: '#d9517f',
  ice: '#55b3b8',
  dragon: '#5a4fd0',
  dark: '#56483f',
  fairy: '#cf7fb4',
}
