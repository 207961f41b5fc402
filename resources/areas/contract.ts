import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { Names, RowId, versioned } from '#shared/row.ts'

export const title = { en: 'Areas', zh: '區域' }

/** The delivery area of a van. */
export const Area = z.object({
  id: RowId,
  name: Names,
  /** The driver; null if none is assigned. */
  memberId: z.nullable(RowId),
  /** A closed ring of [longitude, latitude]: the last point equals the first. */
  ring: z.array(z.tuple([z.number(), z.number()])),
  ...versioned,
})
export type Area = z.infer<typeof Area>

export const listAreas = endpoint({
  method: 'GET',
  path: '/api/areas',
  summary: { en: 'List delivery areas', zh: '列出配送區域' },
  needs: 'areas:read',
  query: z.object({
    memberId: z.optional(RowId),
    sort: z._default(sortQuery(['id', 'name']), 'id'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Area) },
})

export const readArea = endpoint({
  method: 'GET',
  path: '/api/areas/:areaId',
  summary: { en: 'Get a delivery area', zh: '讀取配送區域' },
  needs: 'areas:read',
  params: z.object({ areaId: RowId }),
  replies: { 200: Area, 404: refusal(['not-found']) },
  sends: ['etag'],
})
