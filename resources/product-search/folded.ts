import { foldText } from '#shared/fold-text.ts'
import type { Span } from './contract.ts'

/** A text as it is compared, and where in the original each unit of it comes from. */
export type Folded = { text: string; starts: readonly number[]; ends: readonly number[] }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Folded sign by sign, for a sign may become several (`㎏` → `kg`) or several one (`e` and its accent → `e`). */
export function fold(original: string): Folded {
  const starts: number[] = []
  const ends: number[] = []
  let text = ''
  for (const { segment, index } of graphemes.segment(original)) {
    const folded = foldText(segment)
    text += folded
    for (let unit = 0; unit < folded.length; unit++) {
      starts.push(index)
      ends.push(index + segment.length)
    }
  }
  return { text, starts, ends }
}

/** The names of some two thousand products: beyond that a search takes an index anyway (decision 047). */
const MAX_CACHED = 5000
const known = new Map<string, Folded>()

/** The same of a text that is asked about again with every search. */
export function foldOnce(original: string): Folded {
  const folded = known.get(original) ?? fold(original)
  if (known.size >= MAX_CACHED) known.clear()
  known.set(original, folded)
  return folded
}

/** Where in the original a part of the folded text is: whole signs. */
export const originalSpan = ({ starts, ends }: Folded, [from, to]: Span): Span => [starts[from] ?? 0, ends[to - 1] ?? 0]

/** In order, those that touch or overlap as one. */
export function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
