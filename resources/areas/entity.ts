import { takeTeam } from '#resources/members/managers.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type WriteContext } from '#server/entities/entity.ts'
import { refuse } from '#shared/errors.ts'
import { Area, type AreaFields } from './contract.ts'
import { fields } from './fields.ts'
import { requireNoOverlaps } from './overlaps.ts'
import { MAX_AREAS, roundShape, squareMetresOf } from './rules.ts'

const mapping = mappingOf(fields)

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
  toApi(row): Area {
    const area = mapping.toApi(row)
    return { ...area, squareMetres: Math.round(squareMetresOf(area.polygons)) }
  },
  toColumns: ({ polygons, ...rest }: AreaFields) => mapping.toColumns({ ...rest, polygons: roundShape(polygons) }),
  isDeletable: true,
  locksAllRows: true,
  limit: { max: MAX_AREAS },
  async validate(fields, current, context) {
    await requireTeam(fields, context)
    await requireNoOverlaps(context, [{ ...fields, id: current?.id ?? null }])
  },
  isRevertible: true,
})
