import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'

/** A shape that has already been validated. */
export const KnownShape = z.array(z.array(z.array(z.tuple([z.number(), z.number()]))))

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  name: { kind: 'names' },
  /** The team that serves it; null if none is assigned. */
  teamId: { kind: 'id', isNullable: true },
  /** The driver of its van; null if none is assigned. */
  memberId: { kind: 'id', from: 'row', isNullable: true },
  mayOverlap: { kind: 'flag' },
  /** The coordinates of a GeoJSON MultiPolygon. */
  polygons: { kind: 'json', column: 'shape', schema: KnownShape },
  squareMetres: { kind: 'number', from: 'derived', schema: z.number() },
  ...version,
})
