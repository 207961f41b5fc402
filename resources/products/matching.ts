import { type Folded, fold, merge, originalSpan, type Span } from './folded.ts'
import { formsOf } from './synonyms.ts'

const NAMES = ['en', 'zh'] as const
/** The texts of a product that are searched: its names, and its number. */
export type FoldedTexts = Record<(typeof NAMES)[number] | 'sku', Folded>
/** A word of the search. A product has it if it contains any of its forms. */
export type Word = { asked: string; forms: readonly string[] }

const HAN = /^\p{Script=Han}+$/u
const ENDS_IN_HAN = /\p{Script=Han}$/u
const BEGINS_WITH_HAN = /^\p{Script=Han}/u
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u

export const isHan = (word: string): boolean => HAN.test(word)

export const wordOf = (asked: string): Word => ({ asked, forms: formsOf(asked) })

/** Splits a text into normalized words, at spaces and between Chinese and other scripts. */
export const wordsOf = (text: string): Word[] =>
  [...new Set(fold(text).text.match(/\p{Script=Han}+|[^\p{Script=Han}\s]+/gu) ?? [])].map(wordOf)

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

/** A number is found by three of its digits. Fewer have too many neighbours, so they have to be all of it. */
const MIN_DIGITS = 3

/**
 * Finds a word in a product's number, `TE0-0053`: from its beginning, with or without the hyphen, or as the number at
 * its end, with or without its zeros. Words without a digit are no numbers, or `te` would find every tent.
 */
export function placeInNumber(word: string, number: string): { place: Span; rank: number } | null {
  const wanted = word.replaceAll('-', '')
  if (!/^[a-z]*\d+$/.test(wanted)) return null
  const whole = number.replaceAll('-', '')
  if (wanted.length >= MIN_DIGITS && whole.startsWith(wanted) && /^[a-z]/.test(wanted)) {
    let end = 0
    for (let left = wanted.length; left > 0; end++) if (number[end] !== '-') left--
    return { place: [0, end], rank: wanted === whole ? 0 : 1 }
  }
  const [digits = ''] = /\d+$/.exec(number) ?? []
  const begin = number.length - digits.length
  if (digits !== '' && digits.replace(/^0+/, '') === word.replace(/^0+/, ''))
    return { place: [begin, number.length], rank: 0 }
  return word.length >= MIN_DIGITS && digits.startsWith(word) ? { place: [begin, begin + word.length], rank: 1 } : null
}

export const hasWord = (texts: FoldedTexts, { asked, forms }: Word): boolean =>
  NAMES.some(name => forms.some(form => placesOf(form, texts[name].text).length > 0)) ||
  placeInNumber(asked, texts.sku.text) !== null

export type Match = { rank: number; spans: Record<keyof FoldedTexts, Span[]> }

/** Matches all words, each in either name or in the number; null if one is missing. */
export function matchTexts(texts: FoldedTexts, words: readonly Word[]): Match | null {
  const spans: Match['spans'] = { en: [], zh: [], sku: [] }
  let rank = 0
  for (const { asked, forms } of words) {
    const inNumber = placeInNumber(asked, texts.sku.text)
    if (inNumber) spans.sku.push(originalSpan(texts.sku, inNumber.place))
    let best = inNumber?.rank ?? Number.POSITIVE_INFINITY
    for (const name of NAMES) {
      const folded = texts[name]
      for (const place of forms.flatMap(form => placesOf(form, folded.text))) {
        best = Math.min(best, rankAt(folded.text, place[0]))
        spans[name].push(originalSpan(folded, place))
      }
    }
    if (best === Number.POSITIVE_INFINITY) return null
    rank += best
  }
  return { rank, spans: { en: merge(spans.en), zh: merge(spans.zh), sku: merge(spans.sku) } }
}
