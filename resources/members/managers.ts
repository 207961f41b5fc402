import { teams } from '#resources/teams/entity.ts'
import type { WriteContext } from '#server/entities/entity.ts'
import { locked } from '#server/writes/lock.ts'

/** Finds the team, and keeps others from changing who is in it meanwhile. */
export async function takeTeam({ trx, rows }: WriteContext, teamId: number) {
  return locked(trx, rows(teams).where('id', '=', teamId)).executeTakeFirst()
}

/**
 * Has the team a manager besides the members of these ids, from one to another, or nobody at all who would need one? It is taken: so it
 * stays, too.
 */
export async function staysManaged(context: WriteContext, teamId: number, [first, last]: readonly [number, number]) {
  await takeTeam(context, teamId)
  const other = await context
    .rows('member')
    .where('team_id', '=', teamId)
    .where('archived_at', 'is', null)
    .where(({ eb, or }) => or([eb('id', '<', first), eb('id', '>', last)]))
    .orderBy(({ eb }) => eb.case().when('job', '=', 'manager').then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
  return other === undefined || other.job === 'manager'
}
