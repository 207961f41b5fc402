import { totalOf } from '#resources/species/rules.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import type { Entry } from './pokedex.ts'
import { searchEntries } from './search.ts'
import type { SORTABLE, SpeciesListState } from './search-params.ts'

type SortField = (typeof SORTABLE)[number]
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
