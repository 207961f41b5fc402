import type { Selectable } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { TeamTable } from './table.ts'

type TeamRow = Selectable<TeamTable>

/** These teams and their ancestors, by id. */
export async function readWayUp(db: Reader, rows: Rows, ids: readonly number[]): Promise<Map<number, TeamRow>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .withRecursive('up', from =>
      rows('team')
        .where('deleted_at', 'is', null)
        .where('id', 'in', ids)
        // `union` removes duplicates, so the recursion ends even with a circle.
        .union(
          from.selectFrom('up').innerJoin(rows('team').as('above'), 'above.id', 'up.parent_id').selectAll('above'),
        ),
    )
    .selectFrom('up')
    .selectAll()
    .execute()
  return new Map(found.map(row => [row.id, row]))
}

/** The path from the company down to this team. */
export function pathTo(teamId: number | null, teams: ReadonlyMap<number, TeamRow>): TeamRow[] {
  const path: TeamRow[] = []
  for (let at = teamId; at !== null; ) {
    const team = teams.get(at)
    if (!team) break
    path.unshift(team)
    at = team.parent_id
  }
  return path
}
