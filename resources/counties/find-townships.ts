import { type TownshipFacts, townships } from '#company/townships.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { MAX_TOWNSHIPS_FOUND } from './contract.ts'

/** 台 is the common way to write 臺. Spaces, commas and apostrophes are written in several ways. */
const normalize = (text: string) =>
  foldText(text)
    .replaceAll('台', '臺')
    .replaceAll('’', "'")
    .replaceAll(/[\s,，]+/g, ' ')

/** The names of a township as they occur in an address, from the longest to the shortest. */
function namesOf({ name, county }: TownshipFacts) {
  return {
    full: [`${county.zh}${name.zh}`, `${name.en}, ${county.en}`].map(normalize),
    own: [name.zh, name.en].map(normalize),
  }
}

/** The smaller, the better. Null if the township does not match. */
function rankOf(township: TownshipFacts, text: string): number | null {
  const { full, own } = namesOf(township)
  if (full.some(name => text.includes(name))) return 0
  if (own.some(name => name === text)) return 1
  if (own.some(name => name.startsWith(text))) return 2
  if (own.some(name => text.includes(name))) return 3
  return full.some(name => name.includes(text)) ? 4 : null
}

/** The townships whose name contains this text, or that an address names. Of equal matches, those with lower ids. */
export function findTownships(search: string): TownshipFacts[] {
  const text = normalize(search)
  return townships()
    .flatMap(township => {
      const rank = rankOf(township, text)
      return rank === null ? [] : { township, rank }
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_TOWNSHIPS_FOUND)
    .map(({ township }) => township)
}
