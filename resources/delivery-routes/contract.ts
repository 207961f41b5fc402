import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Names, RowId } from '#shared/row.ts'
import { inputOf, schemaOf } from '#shared/schema-of.ts'
import { fields, RouteName } from './fields.ts'

export const title = { en: 'Delivery routes', zh: '配送路線' }
export const description = 'Weekly delivery routes: the service points that a van visits, in order.'

/** The fields that an operator can change. */
export const DeliveryRouteFields = inputOf(fields)
export type DeliveryRouteFields = z.infer<typeof DeliveryRouteFields>

/** A weekly van route from a service point. */
export const DeliveryRoute = schemaOf(fields)
export type DeliveryRoute = z.infer<typeof DeliveryRoute>

export const PlacedRoute = z.extend(DeliveryRoute, {
  place: z.object({ site: Names, townshipId: z.string(), township: Names, county: Names }),
})
export type PlacedRoute = z.infer<typeof PlacedRoute>

export const listDeliveryRoutes = endpoint('GET /api/delivery-routes', {
  summary: { en: 'List delivery routes with their service points', zh: '列出配送路線與出發據點' },
  needs: 'delivery-routes:read',
  query: z.object({ search, sort: z._default(sortQuery(['id', 'name']), 'name'), ...pageQuery }),
  replies: { 200: pageOf(PlacedRoute) },
})

/** Whether a name is free at the moment. Only the database decides, when the route is written. */
export const NameVerdict = z.object({
  /** The checked name, trimmed. */
  name: z.string(),
  isFree: z.boolean(),
  /** The route that has this name; null if the name is free. */
  takenBy: z.nullable(z.object({ id: RowId, name: z.string() })),
  /** Similar free names; empty if the name itself is free. */
  suggestions: z.array(z.string()),
})

export const checkRouteName = endpoint('GET /api/delivery-routes/name-check', {
  summary: {
    en: 'Check whether a route name is available, and get suggestions if it is taken',
    zh: '檢查路線名稱是否可用；已被使用時提供建議',
  },
  needs: 'delivery-routes:read',
  query: z.object({
    name: RouteName,
    /** The route being renamed: its own name counts as free. */
    exceptId: z.optional(RowId),
  }),
  replies: { 200: NameVerdict },
})

export const readDeliveryRoute = endpoint('GET /api/delivery-routes/:routeId', {
  summary: { en: 'Get a delivery route', zh: '讀取配送路線' },
  needs: 'delivery-routes:read',
  replies: { 200: PlacedRoute },
})

export const createDeliveryRoute = endpoint('POST /api/delivery-routes', {
  summary: { en: 'Create a delivery route', zh: '建立配送路線' },
  needs: 'delivery-routes:write',
  headers: z.object(idempotent),
  body: DeliveryRouteFields,
  replies: { 201: DeliveryRoute, 422: refusal(['key-reused', 'limit-reached', 'name-taken', 'unknown-site']) },
  sends: ['location'],
})

export const updateDeliveryRoute = endpoint('PATCH /api/delivery-routes/:routeId', {
  summary: { en: 'Update a delivery route', zh: '更新配送路線' },
  needs: 'delivery-routes:write',
  headers: z.object(ifMatch),
  body: z.partial(DeliveryRouteFields),
  replies: { 200: DeliveryRoute, 422: refusal(['name-taken', 'unknown-site']) },
})

export const deleteDeliveryRoute = endpoint('DELETE /api/delivery-routes/:routeId', {
  summary: { en: 'Delete a delivery route. You can restore it', zh: '刪除配送路線，可以還原' },
  needs: 'delivery-routes:write',
  headers: z.object(ifMatch),
  replies: { 204: null, 412: refusal(['stale'], { current: DeliveryRoute }) },
})

export const restoreDeliveryRoute = endpoint('POST /api/delivery-routes/:routeId/restore', {
  summary: {
    en: 'Restore a deleted delivery route, if its name is still available',
    zh: '還原已刪除的配送路線；名稱須仍可使用',
  },
  needs: 'delivery-routes:write',
  replies: { 200: DeliveryRoute, 422: refusal(['limit-reached', 'name-taken']) },
})
