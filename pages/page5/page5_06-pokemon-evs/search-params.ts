import { defineListSearch } from '#client/list/define-list-search.ts'
import type { Stat } from '#resources/species/rules.ts'
import { listSpreads } from '#resources/spreads/contract.ts'

// The places within the page (S-ROUTE-4).
const PAGE = '/page5/page5_06' as const

export const LIST_PATH = PAGE
/** The list with those alone that yield effort values in a stat. */
export const yieldPath = (stat: Stat): string => `${PAGE}?stat=${stat}&sort=-evs`
export const PLANS_PATH = `${PAGE}/plan` as const
export const plansSearch = defineListSearch(listSpreads, { path: PLANS_PATH })
export const planPath = (spreadId: string): string => `${PLANS_PATH}/${spreadId}`
export const entryPath = (dexId: number): string => `${PAGE}/${dexId}`
export const formPath = (dexId: number, identifier: string): string => `${PAGE}/${dexId}/${identifier}`

type NewPlan = { pokemonId: number } | { copyOf: string }
/** A new plan for a form, or one that begins as a copy of another. */
export const newPlanPath = (start?: NewPlan): string =>
  `${PLANS_PATH}/new${start ? `?${new URLSearchParams(Object.entries(start).map(([name, value]) => [name, String(value)]))}` : ''}`
