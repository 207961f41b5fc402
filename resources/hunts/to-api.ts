import type { Selectable } from 'kysely'
import { idsIn } from '#practice/server/bugs/store.ts'
import type { Bug } from '#server/bugs.ts'
import type { FoundBug, Hunt, Report } from './contract.ts'
import { pointsOf } from './rules.ts'
import type { HuntTable } from './table.ts'

export type HuntRow = Selectable<HuntTable>
/** A report that found a bug, as it is stored. */
export type Found = Report & { bug: string; foundAt: string }
/** How much of a bug has been told. */
export type Told = { bug: string; what: 'page' | 'endpoint' }

// Columns that this console has written.
export const foundIn = ({ found }: HuntRow): Found[] => JSON.parse(found)
export const hintsIn = ({ hints }: HuntRow): Told[] => JSON.parse(hints)

/** When the hunt ended, if it has: by hand, or because its time is over. */
export function endOf({ ended_at, ends_at }: HuntRow, now = Date.now()): string | null {
  if (ended_at) return ended_at
  return Date.parse(ends_at) <= now ? ends_at : null
}

export function bugToApi({ endpoint, id, kind, level, page, promise, wrong, test }: Bug): FoundBug {
  const { method, path } = endpoint
  return { id, kind, level, page, method, path, promise, wrong, test }
}

/** The bugs of a hunt. One that this version of the console no longer has is left out. */
export const bugsOf = (row: HuntRow, known: ReadonlyMap<string, Bug>): Bug[] =>
  idsIn(row.bugs).flatMap(id => known.get(id) ?? [])

export function huntToApi(row: HuntRow, known: ReadonlyMap<string, Bug>): Hunt {
  const bugs = bugsOf(row, known)
  const found = foundIn(row).flatMap(({ bug: id, ...report }) => {
    const bug = known.get(id)
    return bug ? [{ ...report, bug: bugToApi(bug) }] : []
  })
  const hints = hintsIn(row)
  const endedAt = endOf(row)
  const isFound = ({ id }: Bug) => found.some(({ bug }) => bug.id === id)
  return {
    id: row.id,
    sandboxId: row.sandbox_id,
    seed: row.seed,
    bugs: bugs.length,
    found,
    hints: hintsToApi(hints, known),
    misses: row.misses,
    points: pointsOf({ found: found.map(({ bug }) => bug), hints: hints.length, misses: row.misses }),
    maxPoints: pointsOf({ found: bugs, hints: 0, misses: 0 }),
    startedAt: row.started_at,
    endsAt: row.ends_at,
    secondsLeft: endedAt ? 0 : Math.ceil((Date.parse(row.ends_at) - Date.now()) / 1000),
    endedAt,
    missed: endedAt ? bugs.filter(bug => !isFound(bug)).map(bugToApi) : null,
  }
}

/** One line for each bug of which something was told. */
function hintsToApi(hints: readonly Told[], known: ReadonlyMap<string, Bug>): Hunt['hints'] {
  const ids = [...new Set(hints.map(({ bug }) => bug))]
  return ids.flatMap(id => {
    const bug = known.get(id)
    if (!bug) return []
    const isWhole = hints.some(({ bug: other, what }) => other === id && what === 'endpoint')
    const { method, path } = bug.endpoint
    return [{ page: bug.page, method: isWhole ? method : null, path: isWhole ? path : null }]
  })
}
