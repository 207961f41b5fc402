import { foldText } from '#shared/text/fold-text.ts'

/** A word of a text and where it is. A run of Chinese characters, which has no spaces, is one. */
export type Word = { text: string; at: number; isHan: boolean }

/** Letters and digits, also with a joint between them: `If-Match`, `8_04`, `don’t`. */
const WORD =
  /(?<han>\p{Script=Han}+)|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+(?:[\-._'’][[\p{L}\p{N}\p{M}]--\p{Script=Han}]+)*/gv

export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index, groups }) => ({
    text: word,
    at: index,
    isHan: groups?.han !== undefined,
  }))

/** `If-Match` → `ifmatch`. Empty for accents alone. */
export const wholeOf = (word: string): string => foldText(word).replace(/[-._'’]/g, '')

/** `If-Match` → `if`, `match`; `WebSocket` → `web`, `socket`. */
export const partsOf = (word: string): string[] =>
  word
    .split(/[-._'’]|(?<=[a-z])(?=[A-Z])/)
    .map(foldText)
    .filter(Boolean)

/** `樂觀鎖定` → `樂觀`, `觀鎖`, `鎖定`. A single character is one of its own. */
export const pairsOf = (han: string): string[] => {
  const characters = [...foldText(han)]
  return characters.length === 1 ? characters : characters.slice(1).map((next, place) => `${characters[place]}${next}`)
}

/** A term of the index, and what it stands for in its text. */
export type Term = { term: string; from: number; to: number }

/** The terms of a text. The last character of a Chinese run is one as well, so that each character begins a term. */
export function termsOf(text: string): Term[] {
  return wordsOf(text).flatMap(({ text: word, at, isHan }) => {
    if (!isHan)
      return [...new Set([wholeOf(word), ...partsOf(word)])].map(term => ({ term, from: at, to: at + word.length }))
    const pairs = word.length === 1 ? [] : pairsOf(word)
    return [
      ...pairs.map((term, place) => ({ term, from: at + place, to: at + place + 2 })),
      { term: foldText(word.slice(-1)), from: at + word.length - 1, to: at + word.length },
    ]
  })
}
