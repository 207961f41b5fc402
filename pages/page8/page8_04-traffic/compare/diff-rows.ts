import { diffLines } from 'diff'

/** A line of two texts side by side; null if one has none. */
type DiffRow = { left: string | null; right: string | null; isSame: boolean }

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

/** Compares two texts line by line: equal lines are aligned, and a changed line with its new version. */
export function diffRows(left: string, right: string): DiffRow[] {
  const rows: DiffRow[] = []
  let removed: string[] = []
  const flush = (added: string[]) => {
    for (let n = 0; n < Math.max(removed.length, added.length); n++)
      rows.push({ left: removed[n] ?? null, right: added[n] ?? null, isSame: false })
    removed = []
  }
  // A final line break is invisible, so it is ignored.
  for (const { added, removed: isRemoved, value } of diffLines(`${left}\n`, `${right}\n`)) {
    if (isRemoved) removed.push(...linesOf(value))
    else if (added) flush(linesOf(value))
    else {
      flush([])
      for (const line of linesOf(value)) rows.push({ left: line, right: line, isSame: true })
    }
  }
  flush([])
  return rows
}

/** A run of equal rows, or of different ones. */
export type DiffPart = { start: number; rows: DiffRow[]; is: 'same' | 'different' | 'folded' }

/** How many equal lines are kept around a change as its context. */
const CONTEXT = 3
/** Collapsing fewer would save nothing. */
const MIN_FOLDED = 4

/** Splits the rows into runs. If there are changes, equal rows far from any of them are collapsed. */
export function partsOf(rows: readonly DiffRow[]): DiffPart[] {
  const isFar = rows.map((_, place) =>
    rows.slice(Math.max(0, place - CONTEXT), place + CONTEXT + 1).every(row => row.isSame),
  )
  const parts: DiffPart[] = []
  for (const [place, row] of rows.entries()) {
    const is = !row.isSame ? 'different' : isFar[place] ? 'folded' : 'same'
    const last = parts.at(-1)
    if (last?.is === is) last.rows.push(row)
    else parts.push({ start: place, rows: [row], is })
  }
  const mayFold = rows.some(row => !row.isSame)
  return parts.map(part =>
    part.is === 'folded' && !(mayFold && part.rows.length >= MIN_FOLDED) ? { ...part, is: 'same' } : part,
  )
}
