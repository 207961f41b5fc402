import * as z from 'zod/mini'
import { defineListSearch } from '#client/list/define-list-search.ts'
import { linkTo } from '#client/router/links.ts'
import { STATS, type Stat, TYPES } from '#resources/species/rules.ts'
import { listSpreads } from '#resources/spreads/contract.ts'
import { pageQuery, sortQuery } from '#shared/paging.ts'

export const LIST_PATH = linkTo('page5_06')
export const PLANS_PATH = '/page5/page5_06/plan'
export const plansSearch = defineListSearch(listSpreads, { path: PLANS_PATH })

export const SORTABLE = ['dexId', 'name', 'evs', ...STATS] as const

/** The list's state in the URL. */
export const SpeciesListState = z.object({
  /** A number or a part of a name. */
  q: z.optional(z.string().check(z.maxLength(60))),
  /** Only Pokémon that yield this stat. */
  stat: z.optional(z.enum(STATS)),
  type: z.optional(z.enum(TYPES)),
  sort: z._default(sortQuery(SORTABLE), 'dexId'),
  limit: z._default(pageQuery.limit, 20),
  page: z._default(z.int().check(z.minimum(1)), 1),
})
export type SpeciesListState = z.output<typeof SpeciesListState>

export const NO_FILTER = { q: undefined, stat: undefined, type: undefined, page: 1 }

/** The chosen training methods. They are in the URL, so that a link shows the same list. */
export const TrainingMethods = z.object({
  knockOuts: z._default(z.boolean(), true),
  powerItems: z._default(z.boolean(), true),
  vitamins: z._default(z.boolean(), false),
  feathers: z._default(z.boolean(), false),
})

/** What a new plan starts from: a form of a species, or another plan. */
export const NewPlanState = z.object({
  pokemonId: z._default(z.int(), 0),
  copyOf: z.optional(z.string()),
})

// The routes within the page (S-ROUTE-4).
export const linkToEntry = (dexId: number): string => linkTo(['page5_06', dexId])
export const linkToForm = (dexId: number, identifier: string): string => linkTo(['page5_06', dexId, identifier])
export const linkToPlan = (spreadId: string): string => linkTo(['page5_06', 'plan', spreadId])
/** A new plan for a form, or a copy of another one. */
export const linkToNewPlan = (start?: { pokemonId: number } | { copyOf: string }): string =>
  linkTo(['page5_06', 'plan', 'new'], start)
/** The list of the Pokémon that yield a stat. */
export const linkToYield = (stat: Stat): string => linkTo('page5_06', { stat, sort: '-evs' })
