import * as z from 'zod/mini'
import { defineListSearch } from '#client/list/define-list-search.ts'
import { STATS, TYPES } from '#resources/species/rules.ts'
import { listSpreads } from '#resources/spreads/contract.ts'
import { pageQuery, sortQuery } from '#shared/paging.ts'
import { PLANS_PATH } from './links.ts'

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
export const NewPlanState = z.object({ pokemonId: z._default(z.int(), 0), copyOf: z.optional(z.string()) })
