import type { Language } from '#shared/messages.ts'
import type { Span } from './contract.ts'
import { type Folded, fold, merge, originalSpan } from './folded.ts'

export type FoldedNames = Record<Language, Folded>

const HAN = /^\p{Script=Han}+$/u
const ENDS_IN_HAN = /\p{Script=Han}$/u
const BEGINS_WITH_HAN = /^\p{Script=Han}/u
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u

export const isHan = (word: string): boolean => HAN.test(word)

/** Splits a text into normalized words, at spaces and between Chinese and other scripts. */
export function wordsOf(text: string): string[] {
  return [...new Set(fold(text).text.match(/\p{Script=Han}+|[^\p{Script=Han}\s]+/gu) ?? [])]
}

/** Finds a word in a normalized text. Spaces between Chinese characters are ignored, because nobody types them. */
export function placesOf(word: string, text: string): Span[] {
  const places: Span[] = []
  if (isHan(word)) {
    const pattern = new RegExp(`(?=(${[...word].join('\\s*')}))`, 'gu')
    for (const { index, 1: found = '' } of text.matchAll(pattern)) places.push([index, index + found.length])
  } else
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) places.push([at, at + word.length])
  return places
}

/** 0: the name starts with it; 1: a word starts with it; 2: it is inside a word. */
function rankAt(text: string, at: number): number {
  const before = text.slice(0, at)
  if (before.trim() === '') return 0
  const isBeginning = !ENDS_IN_WORD.test(before) || ENDS_IN_HAN.test(before) !== BEGINS_WITH_HAN.test(text.slice(at))
  return isBeginning ? 1 : 2
}

export const hasWord = (names: FoldedNames, word: string): boolean =>
  placesOf(word, names.en.text).length > 0 || placesOf(word, names.zh.text).length > 0

export type Match = { rank: number; spans: Record<Language, Span[]> }

/** Matches all words, each in either language; null if one is missing. */
export function matchNames(names: FoldedNames, words: readonly string[]): Match | null {
  const spans: Match['spans'] = { en: [], zh: [] }
  let rank = 0
  for (const word of words) {
    let best = Number.POSITIVE_INFINITY
    for (const language of ['en', 'zh'] as const) {
      const folded = names[language]
      for (const place of placesOf(word, folded.text)) {
        best = Math.min(best, rankAt(folded.text, place[0]))
        spans[language].push(originalSpan(folded, place))
      }
    }
    if (best === Number.POSITIVE_INFINITY) return null
    rank += best
  }
  return { rank, spans: { en: merge(spans.en), zh: merge(spans.zh) } }
}
