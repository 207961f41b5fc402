import * as z from 'zod/mini'
import { chosenFacets, MAX_HITS, MAX_LETTERS } from '#resources/product-search/contract.ts'
import { type FACET_VALUES, FACETS, type Facet } from '#resources/product-search/rules.ts'

export const PAGE_SIZE = 20

/** The page's state in the URL. */
export const SearchState = z.object({
  text: z._default(z.string().check(z.maxLength(MAX_LETTERS)), ''),
  ...chosenFacets,
  /** false: search for exactly the typed words. */
  mayGuess: z._default(z.boolean(), true),
  /** How many hits are shown. */
  limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_HITS)), PAGE_SIZE),
})
export type SearchState = z.output<typeof SearchState>
/** As a function, a patch decides by the state at that moment. */
type Patch = Partial<SearchState> | ((now: SearchState) => Partial<SearchState>)
export type Change = (patch: Patch, options?: { replace?: boolean }) => void

export type FacetValue = (typeof FACET_VALUES)[Facet][number]
export type FacetChoice = { facet: Facet; value: FacetValue }

export const NO_CHOICE = { category: [], price: [], stock: [], range: [] } satisfies Partial<SearchState>

/** All chosen values, by facet. */
export const choicesOf = (state: SearchState): FacetChoice[] =>
  FACETS.flatMap(facet => state[facet].map(value => ({ facet, value })))

/** Adds a value to the choices of a facet, or removes it. */
export function toggled(state: SearchState, { facet, value }: FacetChoice): Partial<SearchState> {
  const chosen: readonly FacetValue[] = state[facet]
  const next = chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value]
  return { [facet]: next, limit: PAGE_SIZE }
}

/** Removes a value, unless that has been done. */
export const without = (state: SearchState, { facet, value }: FacetChoice): Partial<SearchState> => {
  const chosen: readonly FacetValue[] = state[facet]
  return chosen.includes(value) ? toggled(state, { facet, value }) : {}
}
