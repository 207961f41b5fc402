import { type Entry, foldName } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'

/**
 * The entries that match a text: by number, with or without zeros and `#` (`1`, `001` and `#001` are the same), or by
 * part of the name in either language.
 */
export function searchEntries(entries: readonly Entry[], text: string): readonly Entry[] {
  const plain = text.normalize('NFKC').trim()
  if (plain === '' || plain === '#') return entries
  const number = /^#?\s*0*(\d+)$/.exec(plain)?.[1]
  if (number !== undefined) return entries.filter(entry => entry.dexId === Number(number))
  const wanted = foldName(plain)
  if (wanted === '') return []
  return entries.filter(({ folded }) => folded.en.includes(wanted) || folded.zh.includes(wanted))
}
