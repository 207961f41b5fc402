import { linkTo } from '#client/router/links.ts'
import type { Stat } from '#resources/species/rules.ts'

export const LIST_PATH = linkTo('page5_06')
export const PLANS_PATH = '/page5/page5_06/plan'

// The routes within the page (S-ROUTE-4).
export const linkToEntry = (dexId: number): string => linkTo(['page5_06', dexId])
export const linkToForm = (dexId: number, identifier: string): string => linkTo(['page5_06', dexId, identifier])
export const linkToPlan = (spreadId: string): string => linkTo(['page5_06', 'plan', spreadId])
/** A new plan for a form, or a copy of another one. */
export const linkToNewPlan = (start?: { pokemonId: number } | { copyOf: string }): string =>
  linkTo(['page5_06', 'plan', 'new'], start)
/** The list of the Pokémon that yield a stat. */
export const linkToYield = (stat: Stat): string => linkTo('page5_06', { stat, sort: '-evs' })
