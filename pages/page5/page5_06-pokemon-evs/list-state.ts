import * as z from 'zod/mini'
import { STATS, TYPES, totalOf } from '#resources/species/rules.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { pageQuery, sortQuery } from '#shared/paging.ts'
import type { Entry } from './pokedex.ts'
import { searchEntries } from './search.ts'

export const SORTABLE = ['dexId', 'name', 'evs', ...STATS] as const
type SortField = (typeof SORTABLE)[number]

/** The list's state in the URL. */
export const SpeciesListState = z.object({
  /** A number or a part of a name. */
  q: z.optional(z.string().check(z.maxLength(60))),
  /** Only what yields effort values in this stat. */
  stat: z.optional(z.enum(STATS)),
  type: z.optional(z.enum(TYPES)),
  sort: z._default(sortQuery(SORTABLE), 'dexId'),
  limit: z._default(pageQuery.limit, 20),
  page: z._default(z.int().check(z.minimum(1)), 1),
})
export type SpeciesListState = z.output<typeof SpeciesListState>

export const NO_FILTER = { q: undefined, stat: undefined, type: undefined, page: 1 }

type Wanted = Pick<SpeciesListState, 'q' | 'stat' | 'type' | 'sort'>

/** The entries that pass the filters, in the order of the sort; equals stay in the order of the Pokédex. */
export function findEntries(entries: readonly Entry[], { q, stat, type, sort }: Wanted, language: Language) {
  const found = searchEntries(entries, q ?? '').filter(
    entry => (!stat || entry.evs[stat] > 0) && (!type || entry.types.includes(type)),
  )
  const direction = sort.startsWith('-') ? -1 : 1
  // What the schema lets through is one of the fields, with or without its sign.
  const field = sort.replace('-', '') as SortField
  if (field === 'name') {
    const { compare } = new Intl.Collator(LANGUAGE_TAGS[language])
    return found.toSorted((a, b) => direction * compare(a.name[language], b.name[language]))
  }
  const value = (entry: Entry) => {
    if (field === 'dexId') return entry.dexId
    if (field === 'evs') return stat ? entry.evs[stat] : totalOf(entry.evs)
    return entry.base[field]
  }
  return found.toSorted((a, b) => direction * (value(a) - value(b)))
}

/** One page of the rows, the last one for a page behind the end. */
export function pageOf<R>(
  rows: readonly R[],
  page: number,
  limit: number,
): { rows: readonly R[]; page: number; last: number } {
  const last = Math.max(1, Math.ceil(rows.length / limit))
  const shown = Math.min(page, last)
  return { rows: rows.slice((shown - 1) * limit, shown * limit), page: shown, last }
}
