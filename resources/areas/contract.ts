import * as z from 'zod/mini'
import { OPEN_STATUSES } from '#resources/orders/rules.ts'
import { SITE_KINDS } from '#resources/sites/rules.ts'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Names, RowId, RowVersion } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { readableLine } from '#shared/text/readable-text.ts'
import { fields, KnownShape } from './fields.ts'
import { findShapeIssue, MAX_CHANGES, MAX_CORNERS, MAX_CORNERS_AT_ONCE, MAX_NAME_LENGTH, type Shape } from './rules.ts'

export const title = { en: 'Areas', zh: '區域' }
export const description = 'Sales areas of the teams on the map: polygons that may not overlap unless both allow it.'

const Name = readableLine(MAX_NAME_LENGTH).check(z.minLength(1))

const NewPoint = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
])
const NewRing = z.array(NewPoint).check(z.minLength(4), z.maxLength(MAX_CORNERS + 1))
/** An outer ring and its holes. */
export const NewPolygon = z.array(NewRing).check(z.minLength(1), z.maxLength(MAX_CORNERS))

const NewPolygons = z.array(NewPolygon).check(z.minLength(1), z.maxLength(MAX_CORNERS))

/** The coordinates of a GeoJSON MultiPolygon: closed rings that don't cross, holes within their outer rings. */
export const NewShape = NewPolygons.check(
  z.refine((shape: Shape) => findShapeIssue(shape) === null, {
    // The schema has parsed it.
    error: ({ input }) => findShapeIssue(input as Shape) ?? '',
  }),
)

/** The fields that an operator can change. */
export const AreaFields = z.object({
  name: z.object({ en: Name, zh: Name }),
  /** The team that serves it; null if none is assigned. */
  teamId: z.nullable(RowId),
  /** Whether it may lie over other areas. Two areas may overlap if either of them allows it. */
  mayOverlap: z.boolean(),
  polygons: NewShape,
})
export type AreaFields = z.infer<typeof AreaFields>

/** A service area. */
export const Area = schemaOf(fields)
export type Area = z.infer<typeof Area>

/** Two areas that would overlap, and where. The id of an area that doesn't exist yet is null. */
export const OverlappingArea = z.object({
  /** null for an area that does not exist yet. */
  id: z.nullable(RowId),
  name: Names,
})

export const AreaOverlap = z.object({
  areas: z.tuple([OverlappingArea, OverlappingArea]),
  /** The largest common parts, up to a hundred. */
  polygons: KnownShape,
  /** The size of all common parts. */
  squareMetres: z.number(),
})
export type AreaOverlap = z.infer<typeof AreaOverlap>

const notFound = refusal(['not-found'])
const stale = refusal(['stale'], { current: Area })
/** `overlaps`: the largest first. `compared`: how many corners would have to be compared, when counting them ended. */
const overlaps = { overlaps: z.optional(z.array(AreaOverlap)), compared: z.optional(z.int()) }

export const listAreas = endpoint('GET /api/areas', {
  summary: { en: 'List service areas', zh: '列出服務區域' },
  needs: 'areas:read',
  query: z.object({
    memberId: z.optional(RowId),
    teamId: z.optional(RowId),
    search,
    sort: z._default(sortQuery(['id', 'name']), 'id'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Area) },
})

export const readArea = endpoint('GET /api/areas/:areaId', {
  summary: { en: 'Get a service area', zh: '讀取服務區域' },
  needs: 'areas:read',
  replies: { 200: Area },
})

export const createArea = endpoint('POST /api/areas', {
  summary: { en: 'Create a service area', zh: '建立服務區域' },
  needs: 'areas:write',
  headers: z.object(idempotent),
  body: AreaFields,
  replies: {
    201: Area,
    422: refusal(['areas-overlap', 'too-complex', 'unknown-team', 'limit-reached', 'key-reused'], overlaps),
  },
  sends: ['location'],
})

export const updateArea = endpoint('PATCH /api/areas/:areaId', {
  summary: { en: 'Update a service area: its name, team, rule or shape', zh: '更新服務區域的名稱、團隊、規則或形狀' },
  needs: 'areas:write',
  headers: z.object(ifMatch),
  body: z.partial(AreaFields),
  replies: { 200: Area, 422: refusal(['areas-overlap', 'too-complex', 'unknown-team'], overlaps) },
})

export const deleteArea = endpoint('DELETE /api/areas/:areaId', {
  summary: { en: 'Delete a service area. You can restore it', zh: '刪除服務區域，可以還原' },
  needs: 'areas:write',
  headers: z.object(ifMatch),
  replies: { 204: null, 412: stale },
})

export const restoreArea = endpoint('POST /api/areas/:areaId/restore', {
  summary: {
    en: 'Restore a deleted service area, if its place is still free',
    zh: '還原已刪除的服務區域；位置須未被使用',
  },
  needs: 'areas:write',
  replies: { 200: Area, 422: refusal(['areas-overlap', 'too-complex', 'unknown-team', 'limit-reached'], overlaps) },
})

/** As the fields of one area. The server checks a hundred shapes beside the event loop, so not with this schema. */
const ChangedFields = z.extend(AreaFields, { polygons: NewPolygons })

const AreaChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), fields: ChangedFields }),
  z.object({ kind: z.literal('update'), id: RowId, version: RowVersion, fields: z.partial(ChangedFields) }),
  z.object({ kind: z.literal('delete'), id: RowId, version: RowVersion }),
  z.object({ kind: z.literal('restore'), id: RowId }),
])
export type AreaChange = z.infer<typeof AreaChange>

/** More than two coordinates with six decimals. */
const BYTES_PER_CORNER = 40

/** Merging, splitting, an import and each Undo of them change several areas at once. */
export const changeAreas = endpoint('POST /api/areas/changes', {
  summary: {
    en: 'Change several service areas together, all or none. Overlaps are checked at the end',
    zh: '一次變更多個服務區域，全部成功或全部不變，最後才檢查重疊',
  },
  needs: 'areas:write',
  headers: z.object(idempotent),
  maxBodyBytes: MAX_CORNERS_AT_ONCE * BYTES_PER_CORNER + MAX_CHANGES * 1_000,
  body: z.object({ changes: z.array(AreaChange).check(z.minLength(1), z.maxLength(MAX_CHANGES)) }),
  replies: {
    200: z.object({
      /** The area of each change, as it is now. A deleted one has the version of its deletion. */
      rows: z.array(Area),
    }),
    404: notFound,
    412: stale,
    422: refusal(['areas-overlap', 'too-complex', 'unknown-team', 'limit-reached', 'key-reused'], overlaps),
  },
})

const SitesInside = z.object({
  count: z.int(),
  kinds: z.array(z.object({ kind: z.enum(SITE_KINDS), count: z.int() })),
  /** The first of them, by id. */
  rows: z.array(z.object({ id: RowId, name: Names, kind: z.enum(SITE_KINDS), lng: z.number(), lat: z.number() })),
})
export type SitesInside = z.infer<typeof SitesInside>

const OrdersInside = z.object({
  count: z.int(),
  totalCents: z.int(),
  /** The latest of them. */
  rows: z.array(
    z.object({
      id: RowId,
      status: z.enum(OPEN_STATUSES),
      totalCents: z.int(),
      placedAt: z.iso.datetime(),
      /** The service point for pick-up; null for delivery to the customer's township. */
      siteId: z.nullable(RowId),
    }),
  ),
})
export type OrdersInside = z.infer<typeof OrdersInside>

/** The service points inside a shape, and the orders that have not been shipped. Null without their permission. */
export const InsideShape = z.object({
  /** null without the permission `sites:read`. */
  sites: z.nullable(SitesInside),
  /** null without the permission `orders:read`. */
  orders: z.nullable(OrdersInside),
})
export type InsideShape = z.infer<typeof InsideShape>

export const findInside = endpoint('POST /api/areas/inside', {
  summary: {
    en: 'Find the service points and open orders inside a shape, saved or not',
    zh: '找出某個形狀內的據點與未完成訂單，不論是否已儲存',
  },
  isRead: true,
  needs: 'areas:read',
  body: z.object({ polygons: NewShape }),
  replies: { 200: InsideShape },
})
