import { teams } from '#resources/teams/entity.ts'
import type { WriteContext } from '#server/entities/entity.ts'
import { locked } from '#server/locks/lock.ts'

/** Reads and locks the team, so that nobody changes its members meanwhile. */
export async function takeTeam({ trx, rows }: WriteContext, teamId: number) {
  return locked(trx, rows(teams).where('id', '=', teamId)).executeTakeFirst()
}

/** Whether the team needs no manager, or has one outside this range of members. Locks the team, so this stays true. */
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
