import type { FormFacts } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import { STATS, type Stat, totalOf } from '#resources/species/rules.ts'

/** How a form differs from the entry: not at all, if all three are empty. */
export type Differences = { types: boolean; evs: boolean; base: Stat[] }

export const differencesOf = (entry: FormFacts, form: FormFacts): Differences => ({
  types: entry.types.join() !== form.types.join(),
  evs: STATS.some(stat => entry.evs[stat] !== form.evs[stat]),
  base: STATS.filter(stat => entry.base[stat] !== form.base[stat]),
})

export const differs = ({ types, evs, base }: Differences): boolean => types || evs || base.length > 0

export const baseTotal = ({ base }: FormFacts): number => totalOf(base)
