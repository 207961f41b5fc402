import { takeTeam } from '#resources/members/managers.ts'
import { defineEntity, type RowOf, type WriteContext } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import { refuse } from '#shared/errors.ts'
import { Area, type AreaFields } from './contract.ts'
import { requireNoOverlaps } from './overlaps.ts'
import { MAX_AREAS, roundShape, type Shape, squareMetresOf } from './rules.ts'

const areaOf = (row: RowOf<'area'>): Area => {
  // Written by this resource only, and validated by the response schema.
  const polygons: Shape = JSON.parse(row.shape)
  return {
    id: row.id,
    name: namesOf(row),
    teamId: row.team_id,
    memberId: row.member_id,
    mayOverlap: row.may_overlap === 1,
    polygons,
    squareMetres: Math.round(squareMetresOf(polygons)),
    ...versionOf(row),
  }
}

/** Also locks the team, so that nobody deletes it meanwhile. */
export async function requireTeam({ teamId }: Pick<AreaFields, 'teamId'>, context: WriteContext) {
  if (teamId === null || (await takeTeam(context, teamId))) return
  throw refuse('unknown-team', { errors: [{ pointer: '/body/teamId', code: 'unknown-team' }] })
}

export const areas = defineEntity({
  name: 'areas',
  needs: 'areas:write',
  table: 'area',
  scope: 'sandbox',
  schema: Area,
  toApi: areaOf,
  toColumns: ({ name, teamId, mayOverlap, polygons }: AreaFields) => ({
    name_en: name.en,
    name_zh: name.zh,
    team_id: teamId,
    may_overlap: mayOverlap ? 1 : 0,
    shape: JSON.stringify(roundShape(polygons)),
  }),
  isDeletable: true,
  locksAllRows: true,
  limit: { max: MAX_AREAS },
  async validate(fields, current, context) {
    await requireTeam(fields, context)
    await requireNoOverlaps(context, [{ ...fields, id: current?.id ?? null }])
  },
  isRevertible: true,
})
