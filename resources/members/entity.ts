import { Member, type MemberFields } from '#resources/members/contract.ts'
import { defineEntity, type RowOf, type WriteContext } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import { refuse } from '#shared/errors.ts'
import { foldText } from '#shared/fold-text.ts'
import { staysManaged, takeTeam } from './managers.ts'
import type { MemberTable } from './table.ts'

export const memberOf = (row: RowOf<'member'>): Member => ({
  id: row.id,
  name: namesOf(row),
  email: row.email,
  teamId: row.team_id,
  job: row.job,
  joinedOn: row.joined_on,
  archivedAt: row.archived_at,
  ...versionOf(row),
})

type Fields = MemberFields & Pick<Member, 'archivedAt'>

const toColumns = ({ name, email, teamId, job, joinedOn, archivedAt }: Fields): Partial<MemberTable> => ({
  name_en: name.en,
  name_zh: name.zh,
  email,
  team_id: teamId,
  job,
  joined_on: joinedOn,
  archived_at: archivedAt,
  folded: foldText(`${name.en} ${name.zh} ${email}`),
})

const isManagerOf = ({ job, archivedAt, teamId }: Fields, id: number) =>
  job === 'manager' && archivedAt === null && teamId === id

/** Refuses to remove the only manager from a team with other members. */
async function keepManager(next: Fields, current: Member, context: WriteContext) {
  const { teamId, id } = current
  if (!isManagerOf(current, teamId) || isManagerOf(next, teamId)) return
  if (await staysManaged(context, teamId, [id, id])) return
  const field = next.teamId === teamId ? 'job' : 'teamId'
  throw refuse('last-manager', { errors: [{ pointer: `/body/${field}`, code: 'last-manager' }] })
}

export const members = defineEntity({
  name: 'members',
  needs: 'members:write',
  table: 'member',
  scope: 'sandbox',
  schema: Member,
  toApi: memberOf,
  toColumns,
  async validate(next, current, context) {
    if (next.teamId !== current?.teamId && !(await takeTeam(context, next.teamId)))
      throw refuse('unknown-team', { errors: [{ pointer: '/body/teamId', code: 'unknown-team' }] })
    if (current) await keepManager(next, current, context)
  },
  onDuplicate: () => refuse('email-taken', { errors: [{ pointer: '/body/email', code: 'email-taken' }] }),
  isRevertible: true,
})
