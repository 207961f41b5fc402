import type { Selectable } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { TeamTable } from './table.ts'

type TeamRow = Selectable<TeamTable>

/** These teams and all that are above them, by id. */
export async function readWayUp(db: Reader, sandboxId: string, ids: readonly number[]): Promise<Map<number, TeamRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .withRecursive('up', from =>
      from
        .selectFrom('team')
        .selectAll()
        .where('sandbox_id', '=', sandboxId)
        .where('deleted_at', 'is', null)
        .where('id', 'in', ids)
        // Each row once: it would end even if there were a circle.
        .union(
          from
            .selectFrom('team')
            .innerJoin('up', 'up.parent_id', 'team.id')
            .selectAll('team')
            .where('team.sandbox_id', '=', sandboxId),
        ),
    )
    .selectFrom('up')
    .selectAll()
    .execute()
  return new Map(rows.map(row => [row.id, row]))
}

/** The teams from the company down to this one. */
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
