import MiniSearch, { type Query } from 'minisearch'
import { pairsOf, partsOf, termsOf, type Word, wholeOf, wordsOf } from './words.ts'

/** What is found, by what it consists of. The first part counts most. */
type Entry<Part extends string> = { id: string } & Record<Part, string>

/** An entry that contains the words of a query. */
export type Hit = {
  id: string
  score: number
  /** The place of the last part that is needed to find every word: 0 if all of them are in the first. */
  rank: number
  /** The terms of the index that each word stands for. */
  terms: ReadonlySet<string>[]
}

export type Index = (text: string) => Hit[]

/** Words that say nothing about what is sought. */
const FILLERS = new Set(
  'a an and are can do does for how i in is it my of on or the to what when which with'.split(' '),
)
const HAN_FILLERS = /如何|怎麼|怎樣|什麼|的/
/** Of the pairs of a Chinese text that is found nowhere as it is, this share must be in an entry. */
const MIN_PAIRS = 0.6

/** Indexes entries by their parts, in the order of their weight. The best are found first. */
export function createIndex<Part extends string>(parts: readonly Part[], entries: readonly Entry<Part>[]): Index {
  const index = new MiniSearch({
    fields: [...parts],
    tokenize: text => termsOf(text).map(({ term }) => term),
    processTerm: term => term,
    searchOptions: {
      tokenize: term => [term],
      boost: Object.fromEntries(parts.map((part, place) => [part, 2 ** (parts.length - place)])),
    },
  })
  index.addAll(entries)
  const places: readonly string[] = parts

  /** The entries with a term, or with one that begins with it. */
  function find(query: Query): Matches {
    const found = index.search(query, { prefix: term => !/^\d{2,}$/.test(term) })
    return new Map(
      found.map(({ id, score, match }) => {
        const ranks = Object.values(match).flatMap(fields => fields.map(field => places.indexOf(field)))
        return [id, { score, rank: Math.min(...ranks), terms: Object.keys(match) }]
      }),
    )
  }

  function findTerm(term: string): Matches {
    const exact = find(term)
    return exact.size > 0 || !isForgiven(term) ? exact : find(misspelt(term))
  }

  /** A joined word that the index doesn't know is found by its parts. */
  function findWord(word: string): Matches[] {
    const [whole, pieces] = [findTerm(wholeOf(word)), partsOf(word)]
    return whole.size > 0 || pieces.length < 2 ? [whole] : pieces.map(findTerm)
  }

  function findHan(han: string): Matches {
    const pairs = pairsOf(han).map(find)
    const found = withAll(pairs) ?? withMost(pairs, Math.ceil(pairs.length * MIN_PAIRS)) ?? []
    return new Map(found.map(([id, matches]) => [id, joined(matches)]))
  }

  return text => {
    const words = sought(text).flatMap(word => (word.isHan ? [findHan(word.text)] : findWord(word.text)))
    // Of a longer question, one word may be missing. Then the parts say little.
    const complete = withAll(words)
    const found = complete ?? (words.length > 2 ? withMost(words, words.length - 1) : null) ?? []
    return found
      .map(([id, matches]) => ({
        ...joined(matches),
        id,
        ...(!complete && { rank: parts.length }),
        terms: matches.map(({ terms }) => new Set(terms)),
      }))
      .sort((a, b) => a.rank - b.rank || b.score - a.score)
  }
}

/** Where an entry has a word: the place of its first part with it, and the terms of the index that stand for the word. */
type Match = { score: number; rank: number; terms: string[] }
type Matches = ReadonlyMap<string, Match>

/** The entries that at least some of the words are in, with their matches. null: none. */
function withMost(words: readonly Matches[], atLeast: number): [id: string, matches: Match[]][] | null {
  const ids = new Set(words.flatMap(matches => [...matches.keys()]))
  const found = [...ids]
    .map((id): [string, Match[]] => [id, words.flatMap(matches => matches.get(id) ?? [])])
    .filter(([, matches]) => matches.length >= atLeast)
  return found.length > 0 ? found : null
}

const withAll = (words: readonly Matches[]) => withMost(words, words.length)

const joined = (matches: readonly Match[]): Match => ({
  score: matches.reduce((sum, { score }) => sum + score, 0),
  rank: Math.max(...matches.map(({ rank }) => rank)),
  terms: matches.flatMap(({ terms }) => terms),
})

/** The words of a query without those that say nothing, unless there are no others. */
function sought(text: string): Pick<Word, 'text' | 'isHan'>[] {
  const words = wordsOf(text)
  const telling = words.flatMap(({ text, isHan }) =>
    (isHan ? text.split(HAN_FILLERS).filter(Boolean) : FILLERS.has(text.toLowerCase()) ? [] : [text]).map(text => ({
      text,
      isHan,
    })),
  )
  return telling.length > 0 ? telling : words
}

/** Short words and numbers differ by one letter from too many others. */
const isForgiven = (term: string) => /^\p{L}{4,}$/u.test(term)

/** One wrong letter from four letters on, two from eight. Two letters in the wrong order are one mistake. */
function misspelt(term: string): Query {
  const letters = [...term]
  const swapped = letters
    .slice(1)
    .map((_, place) => letters.toSpliced(place, 2, letters[place + 1] ?? '', letters[place] ?? '').join(''))
  return { combineWith: 'OR', queries: [...swapped, { queries: [term], fuzzy: letters.length >= 8 ? 2 : 1 }] }
}
