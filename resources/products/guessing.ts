import { type FoldedTexts, hasWord, isHan, type Word, wordOf } from './matching.ts'

/** Shorter words are similar to too many others for a useful guess. */
const MIN_LETTERS = 4
const MIN_HAN_CHARACTERS = 3

export type Guess = { asked: string; used: string }

/** Whether two words differ by one inserted, deleted, replaced or swapped letter (Damerau–Levenshtein distance 1). */
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

/** The alternatives for a word: the words of the names, or for Chinese, all runs of about the same length. */
function candidatesIn({ en, zh }: FoldedTexts, word: string): Set<string> {
  const text = `${en.text} ${zh.text}`
  if (!isHan(word)) return new Set([...text.split(/\s+/), ...(text.match(/[\p{L}\p{N}]+/gu) ?? [])])
  const length = [...word].length
  const runs = text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').match(/\p{Script=Han}+/gu) ?? []
  return new Set(runs.flatMap(run => [length - 1, length, length + 1].flatMap(size => partsOf([...run], size))))
}

const partsOf = (signs: readonly string[], size: number): string[] =>
  Array.from({ length: Math.max(0, signs.length - size + 1) }, (_, at) => signs.slice(at, at + size).join(''))

/** Another digit is another product: a tent for three is not a tent for two. */
const digitsOf = (word: string) => word.replace(/\D/g, '')

/** The alternative that most names contain, preferably of the same length; null if none is similar enough. */
function nearest(texts: readonly FoldedTexts[], word: string): string | null {
  const counts = new Map<string, number>()
  for (const one of texts)
    for (const candidate of candidatesIn(one, word))
      if (isOneEditApart(word, candidate) && digitsOf(word) === digitsOf(candidate))
        counts.set(candidate, (counts.get(candidate) ?? 0) + 1)
  const isOther = (candidate: string) => Number([...candidate].length !== [...word].length)
  const [best] = [...counts].sort(
    ([a, countA], [b, countB]) => isOther(a) - isOther(b) || countB - countA || (a < b ? -1 : 1),
  )
  return best?.[0] ?? null
}

/**
 * For each unknown word, one that differs by a letter and is found together with the others. Returns no guesses if a
 * word has no alternative, or if every word exists but not together, because then the words are not the problem.
 */
export function guessWords(all: readonly FoldedTexts[], words: readonly Word[]): Guess[] {
  const unknown = words.filter(word => !all.some(texts => hasWord(texts, word)))
  let pool = all.filter(texts => words.every(word => unknown.includes(word) || hasWord(texts, word)))
  const guesses: Guess[] = []
  for (const { asked } of unknown) {
    const used = mayBeGuessed(asked) ? nearest(pool, asked) : null
    if (used === null) return []
    pool = pool.filter(texts => hasWord(texts, wordOf(used)))
    guesses.push({ asked, used })
  }
  return guesses
}
