import { foldText } from '#shared/text/fold-text.ts'

/** Start and end in UTF-16 units, as for `slice` in JavaScript. */
export type Span = [number, number]

/** A normalized text, with the position of each unit in the original. */
export type Folded = { text: string; starts: readonly number[]; ends: readonly number[] }

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Normalizes character by character: one can become several (`㎏` → `kg`), or several one (`e` and its accent). */
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

/** Enough for the names of about two thousand products. Beyond that, search needs an index anyway (resources/product-search/README.md). */
const MAX_CACHED = 5000
const known = new Map<string, Folded>()

/** Caches normalized names, which every search needs again. */
export function foldOnce(original: string): Folded {
  const folded = known.get(original) ?? fold(original)
  if (known.size >= MAX_CACHED) known.clear()
  known.set(original, folded)
  return folded
}

/** Maps a range of the normalized text to whole characters of the original. */
export const originalSpan = ({ starts, ends }: Folded, [from, to]: Span): Span => [starts[from] ?? 0, ends[to - 1] ?? 0]

/** Sorts spans, and merges those that touch or overlap. */
export function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
