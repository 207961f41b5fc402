import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type RowId, type WriteContext } from '#server/entities/entity.ts'
import { findParts } from '#server/parts.ts'
import { refuse } from '#shared/errors.ts'
import { Team } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_TEAMS } from './rules.ts'
import { readWayUp } from './way-up.ts'

const mapping = mappingOf(fields)
export const teamOf = mapping.toApi

/**
 * Refuses an unknown parent, and one that is the team itself or below it, so the company can never move. Two moves can
 * form a circle only together, so all teams are locked, and the second move sees the result of the first.
 */
async function requireParent(id: number | null, parentId: number, { trx, rows }: WriteContext) {
  const above = await readWayUp(trx, rows, [parentId])
  const refused = (code: 'unknown-team' | 'would-make-circle') =>
    refuse(code, { errors: [{ pointer: '/body/parentId', code }] })
  if (!above.has(parentId)) throw refused('unknown-team')
  if (id !== null && above.has(id)) throw refused('would-make-circle')
}

/** Refuses to delete a team that is not empty. All teams are locked, so nothing can be added meanwhile. */
async function requireEmpty(teamId: RowId, context: WriteContext) {
  const { rows } = context
  const id = Number(teamId)
  const team = await rows('team')
    .where('parent_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  // Prefers current members over former ones.
  const member = await rows('member')
    .where('team_id', '=', id)
    .orderBy(({ eb }) => eb.case().when('archived_at', 'is', null).then(0).else(1).end())
    .limit(1)
    .executeTakeFirst()
  const others: (string | null)[] = []
  for (const holds of await findParts('holds-team')) others.push(await holds(id, context))
  const codes = [
    ...(team ? ['has-teams'] : []),
    ...(member ? [member.archived_at ? 'has-left' : 'has-members'] : []),
    ...others.filter(code => code !== null),
  ]
  if (codes.length > 0)
    throw refuse('team-not-empty', { errors: codes.map(code => ({ pointer: '/params/teamId', code })) })
}

export const teams = defineEntity({
  name: 'teams',
  needs: 'teams:write',
  table: 'team',
  scope: 'sandbox',
  schema: Team,
  ...mapping,
  isDeletable: true,
  validateDeletion: requireEmpty,
  locksAllRows: true,
  limit: { max: MAX_TEAMS },
  async validate({ parentId }, current, context) {
    // Even if the parent is unchanged, because a restored team may have lost its parent.
    if (parentId !== null) await requireParent(current?.id ?? null, parentId, context)
  },
  isRevertible: true,
})
