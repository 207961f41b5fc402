import { diffLines } from 'diff'

/** A line of two texts side by side; null where one has none. */
export type DiffRow = { left: string | null; right: string | null; isSame: boolean }

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n')

/** Two texts line by line: equal lines face each other, and a line that was changed faces what it became. */
export function diffRows(left: string, right: string): DiffRow[] {
  const rows: DiffRow[] = []
  let removed: string[] = []
  const flush = (added: string[]) => {
    for (let n = 0; n < Math.max(removed.length, added.length); n++)
      rows.push({ left: removed[n] ?? null, right: added[n] ?? null, isSame: false })
    removed = []
  }
  // Whether a text ends in a line break is nothing that one sees.
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

/** Rows to show, or a run of equal ones that is folded away. */
export type DiffPart = { start: number; rows: DiffRow[]; isFolded: boolean }

/** Equal lines round a change say where it is. */
const CONTEXT = 3
/** Folding fewer would save nothing. */
const LEAST_FOLDED = 4

export function foldRows(rows: readonly DiffRow[]): DiffPart[] {
  const isNear = rows.map((_, place) =>
    rows.slice(Math.max(0, place - CONTEXT), place + CONTEXT + 1).some(row => !row.isSame),
  )
  const parts: DiffPart[] = []
  for (const [place, row] of rows.entries()) {
    const isFolded = !isNear[place]
    const last = parts.at(-1)
    if (last && last.isFolded === isFolded) last.rows.push(row)
    else parts.push({ start: place, rows: [row], isFolded })
  }
  return parts.map(part => ({ ...part, isFolded: part.isFolded && part.rows.length >= LEAST_FOLDED }))
}
