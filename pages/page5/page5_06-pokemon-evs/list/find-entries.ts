import type { Entry } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import type { SORTABLE, SpeciesListState } from '#pages/page5/page5_06-pokemon-evs/search-params.ts'
import { totalOf } from '#resources/species/rules.ts'
import { LANGUAGE_TAGS, type Language } from '#shared/messages.ts'
import { searchEntries } from './search.ts'

type SortField = (typeof SORTABLE)[number]
type Wanted = Pick<SpeciesListState, 'q' | 'stat' | 'type' | 'sort'>

/** The matching entries, sorted. Equal rows stay in Pokédex order. */
export function findEntries(entries: readonly Entry[], { q, stat, type, sort }: Wanted, language: Language) {
  const found = searchEntries(entries, q ?? '').filter(
    entry => (!stat || entry.evs[stat] > 0) && (!type || entry.types.includes(type)),
  )
  const direction = sort.startsWith('-') ? -1 : 1
  // The schema only allows these fields, with or without a sign.
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

/** One page of the rows; beyond the end, the last one. */
export function pageOf<R>(
  rows: readonly R[],
  page: number,
  limit: number,
): { rows: readonly R[]; page: number; last: number } {
  const last = Math.max(1, Math.ceil(rows.length / limit))
  const shown = Math.min(page, last)
  return { rows: rows.slice((shown - 1) * limit, shown * limit), page: shown, last }
}
