import { locked } from '#server/writes/lock.ts'
import type { Context } from '#server/writes/noun.ts'

/** Finds the team, and keeps others from changing who is in it meanwhile. */
export async function takeTeam({ trx, operator: { sandboxId } }: Context, teamId: number) {
  const team = trx.selectFrom('team').select('id').where('sandbox_id', '=', sandboxId).where('id', '=', teamId)
  return locked(trx, team).executeTakeFirst()
}

/** Has the team a manager besides the members of these ids, from one to another? It is taken: so it stays, too. */
export async function hasManagerBesides(context: Context, teamId: number, [first, last]: readonly [number, number]) {
  await takeTeam(context, teamId)
  const other = await context.trx
    .selectFrom('member')
    .select('id')
    .where('sandbox_id', '=', context.operator.sandboxId)
    .where('team_id', '=', teamId)
    .where('job', '=', 'manager')
    .where('archived_at', 'is', null)
    .where(({ eb, or }) => or([eb('id', '<', first), eb('id', '>', last)]))
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
