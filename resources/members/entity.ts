import { Member, type MemberFields } from '#resources/members/contract.ts'
import type { MemberTable } from '#server/database/company-schema.ts'
import { namesOf, versionOf } from '#server/sandboxes/words.ts'
import { nextId } from '#server/writes/next-id.ts'
import { type Context, defineEntity, type RowOf } from '#server/writes/entity.ts'
import { refuse } from '#shared/errors.ts'
import { foldText } from '#shared/fold-text.ts'
import { staysManaged, takeTeam } from './managers.ts'

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

const columnsOf = ({ name, email, teamId, job, joinedOn, archivedAt }: Fields): Partial<MemberTable> => ({
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

/** A team whose only manager would leave others in it without one is refused. */
async function keepManager(next: Fields, current: Member, context: Context) {
  const { teamId, id } = current
  if (!isManagerOf(current, teamId) || isManagerOf(next, teamId)) return
  if (await staysManaged(context, teamId, [id, id])) return
  const field = next.teamId === teamId ? 'job' : 'teamId'
  throw refuse('last-manager', { errors: [{ pointer: `/body/${field}`, code: 'last_manager' }] })
}

export const members = defineEntity({
  name: 'members',
  needs: 'members:write',
  table: 'member',
  belongsTo: 'sandbox',
  keyOf: (id, { sandboxId: sandbox_id }) => ({ sandbox_id, id: Number(id) }),
  shape: Member,
  tell: memberOf,
  columnsOf,
  newRow: async ({ trx, operator }) => ({ id: await nextId(trx, 'member', operator.sandboxId) }),
  async check(next, current, context) {
    if (next.teamId !== current?.teamId && !(await takeTeam(context, next.teamId)))
      throw refuse('unknown-team', { errors: [{ pointer: '/body/teamId', code: 'unknown_team' }] })
    if (current) await keepManager(next, current, context)
  },
  taken: () => refuse('email-taken', { errors: [{ pointer: '/body/email', code: 'email_taken' }] }),
})
