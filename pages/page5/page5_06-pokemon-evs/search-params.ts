import { defineListSearch } from '#client/list/define-list-search.ts'
import { linkTo } from '#client/router/links.ts'
import type { Stat } from '#resources/species/rules.ts'
import { listSpreads } from '#resources/spreads/contract.ts'

export const LIST_PATH = linkTo('page5_06')
export const PLANS_PATH = '/page5/page5_06/plan'
export const plansSearch = defineListSearch(listSpreads, { path: PLANS_PATH })

// The places within the page (S-ROUTE-4).
export const linkToEntry = (dexId: number): string => linkTo(['page5_06', dexId])
export const linkToForm = (dexId: number, identifier: string): string => linkTo(['page5_06', dexId, identifier])
export const linkToPlan = (spreadId: string): string => linkTo(['page5_06', 'plan', spreadId])
/** A new plan for a form, or one that begins as a copy of another. */
export const linkToNewPlan = (start?: { pokemonId: number } | { copyOf: string }): string =>
  linkTo(['page5_06', 'plan', 'new'], start)
/** The list with those alone that yield effort values in a stat. */
export const linkToYield = (stat: Stat): string => linkTo('page5_06', { stat, sort: '-evs' })
