import type { Rows } from '#server/entities/scoped-rows.ts'
import { closedRank } from './rules.ts'

/** Ranks closed tickets by their closing. No two of them share a rank, even if they were closed at once. */
export async function closedRanks(rows: Rows): Promise<(closedMs: number) => number> {
  const closed = rows('support_ticket').clearSelect().select('rank').where('status', '=', 'closed')
  const taken = new Set((await closed.execute()).map(({ rank }) => rank))
  return closedMs => {
    let rank = closedRank(closedMs)
    while (taken.has(rank)) rank--
    taken.add(rank)
    return rank
  }
}
