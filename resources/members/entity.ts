import { Member, type MemberFields } from '#resources/members/contract.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type WriteContext } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { fields } from './fields.ts'
import { staysManaged, takeTeam } from './managers.ts'
import { MAX_MEMBERS } from './rules.ts'

export const { toApi: memberOf, toColumns } = mappingOf(fields)

type Fields = MemberFields & Pick<Member, 'archivedAt'>

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
  toColumns: (member: Fields) => ({
    ...toColumns(member),
    folded: foldText(`${member.name.en} ${member.name.zh} ${member.email}`),
  }),
  limit: { max: MAX_MEMBERS },
  async validate(next, current, context) {
    if (next.teamId !== current?.teamId && !(await takeTeam(context, next.teamId)))
      throw refuse('unknown-team', { errors: [{ pointer: '/body/teamId', code: 'unknown-team' }] })
    if (current) await keepManager(next, current, context)
  },
  onDuplicate: () => refuse('email-taken', { errors: [{ pointer: '/body/email', code: 'email-taken' }] }),
  isRevertible: true,
})
