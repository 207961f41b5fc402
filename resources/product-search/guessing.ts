import { type FoldedNames, hasWord, isHan } from './matching.ts'

/** Shorter words have too many neighbours for a guess to be more than chance. */
const MIN_LETTERS = 4
const MIN_HAN_CHARACTERS = 3

export type Guess = { asked: string; used: string }

/** Does one letter more, less, other, or changed places with its neighbour make one of the other (Damerau–Levenshtein 1)? */
export function isOneEditApart(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]]
  let begin = 0
  while (begin < a.length && begin < b.length && a[begin] === b[begin]) begin++
  let [endA, endB] = [a.length, b.length]
  while (endA > begin && endB > begin && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const [restA, restB] = [endA - begin, endB - begin]
  if (Math.max(restA, restB) === 1) return true
  return restA === 2 && restB === 2 && a[begin] === b[begin + 1] && a[begin + 1] === b[begin]
}

const mayBeGuessed = (word: string) => [...word].length >= (isHan(word) ? MIN_HAN_CHARACTERS : MIN_LETTERS)

/** What the names have that a word could stand for: words as they are written, of Chinese any run of about as many signs. */
function candidatesIn({ en, zh }: FoldedNames, word: string): Set<string> {
  const text = `${en.text} ${zh.text}`
  if (!isHan(word)) return new Set([...text.split(/\s+/), ...(text.match(/[\p{L}\p{N}]+/gu) ?? [])])
  const length = [...word].length
  const runs = text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').match(/\p{Script=Han}+/gu) ?? []
  return new Set(runs.flatMap(run => [length - 1, length, length + 1].flatMap(size => partsOf([...run], size))))
}

const partsOf = (signs: readonly string[], size: number): string[] =>
  Array.from({ length: Math.max(0, signs.length - size + 1) }, (_, at) => signs.slice(at, at + size).join(''))

/** What most names have, of as many letters where there is such; null when nothing is near enough. */
function nearest(names: readonly FoldedNames[], word: string): string | null {
  const counts = new Map<string, number>()
  for (const one of names)
    for (const candidate of candidatesIn(one, word))
      if (isOneEditApart(word, candidate)) counts.set(candidate, (counts.get(candidate) ?? 0) + 1)
  const isOther = (candidate: string) => Number([...candidate].length !== [...word].length)
  const [best] = [...counts].sort(
    ([a, countA], [b, countB]) => isOther(a) - isOther(b) || countB - countA || (a < b ? -1 : 1),
  )
  return best?.[0] ?? null
}

/**
 * For each word that none of the names has, one that differs by a single letter and that is found together with the others. No guesses
 * when one word cannot be guessed, or when all are there, if not together: then there is nothing wrong with the words.
 */
export function guessWords(all: readonly FoldedNames[], words: readonly string[]): Guess[] {
  const unknown = words.filter(word => !all.some(names => hasWord(names, word)))
  let pool = all.filter(names => words.every(word => unknown.includes(word) || hasWord(names, word)))
  const guesses: Guess[] = []
  for (const asked of unknown) {
    const used = mayBeGuessed(asked) ? nearest(pool, asked) : null
    if (used === null) return []
    pool = pool.filter(names => hasWord(names, used))
    guesses.push({ asked, used })
  }
  return guesses
}
