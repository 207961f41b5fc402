import { itemAt } from '#shared/objects.ts'
import { addDays } from '#shared/time/zone.ts'

type DayCount = { day: string; count: number }

/**
 * Neighbouring days that are read together: the index of the newest row, and the moments that the block lies between.
 */
export type Block = { start: number; count: number; from: string; to: string }

/** The position of every row, newest first, without the rows themselves. */
export type Outline = { total: number; blocks: readonly Block[]; days: readonly (DayCount & { start: number })[] }

/** The minimum size of a block: as many rows as two screens show. One busy day makes a block, or several quiet ones. */
const MIN_ROWS = 100

/** Days are in UTC, oldest first, as the server returns them. */
export function outlineOf(counts: readonly DayCount[]): Outline {
  const blocks: Block[] = []
  const days: (DayCount & { start: number })[] = []
  let start = 0
  let open: Block | null = null
  for (const { day, count } of counts.toReversed()) {
    days.push({ day, count, start })
    open ??= { start, count: 0, from: '', to: startOf(addDays(day, 1)) }
    open.count += count
    open.from = startOf(day)
    start += count
    if (open.count < MIN_ROWS) continue
    blocks.push(open)
    open = null
  }
  if (open) blocks.push(open)
  return { total: start, blocks, days }
}

const startOf = (day: string) => `${day}T00:00:00.000Z`

/** The index of the block, or day, that contains the row; -1 if there is none. */
export function partIndexOf(parts: readonly { start: number; count: number }[], index: number): number {
  let [low, high] = [0, parts.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const { start, count } = itemAt(parts, middle)
    if (index < start) high = middle - 1
    else if (index >= start + count) low = middle + 1
    else return middle
  }
  return -1
}

/** The newest block that may contain rows before a moment; null if all rows are later. */
export const blockBefore = ({ blocks }: Outline, moment: string): Block | null =>
  blocks.find(({ from }) => from < moment) ?? null
