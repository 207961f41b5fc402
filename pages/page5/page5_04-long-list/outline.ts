import { addDays } from '#shared/zone.ts'

type DayCount = { day: string; count: number }

/** Neighbouring days that are read together: the place of its newest row in the list, and the moments that they lie between. */
export type Block = { start: number; count: number; from: string; to: string }

/** Where every row of the list is, newest first, without any of them. */
export type Outline = { total: number; blocks: readonly Block[]; days: readonly (DayCount & { start: number })[] }

/** As many rows as two screens show, or more: of busy days one makes a block, of quiet ones many. */
const MIN_ROWS = 100

/** Days are in UTC, oldest first, as the server counts them. */
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

/** The place among the blocks, or days, of the one that has the row in it; -1 for none. */
export function partIndexOf(parts: readonly { start: number; count: number }[], index: number): number {
  let [low, high] = [0, parts.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const { start, count } = parts[middle] as Block
    if (index < start) high = middle - 1
    else if (index >= start + count) low = middle + 1
    else return middle
  }
  return -1
}

/** The newest block that has something before a moment in it, or could have; null: all is later. */
export const blockBefore = ({ blocks }: Outline, moment: string): Block | null =>
  blocks.find(({ from }) => from < moment) ?? null
