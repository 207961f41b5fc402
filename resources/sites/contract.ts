import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Names, RowId, TownshipPrefix } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'
import { CLUSTERINGS, MAX_ZOOM, SITE_KINDS } from './rules.ts'

export const title = { en: 'Sites', zh: '據點' }
export const description = 'The company’s 20,000 service points: shops, workshops, pick-up points and lockers.'

/** A service point, in a township of Taiwan. */
export const Site = schemaOf(fields)
export type Site = z.infer<typeof Site>

const Lng = z.number().check(z.minimum(-180), z.maximum(180))
const Lat = z.number().check(z.minimum(-90), z.maximum(90))

/** Filters of the list and of the map. */
const filter = z.object({
  kind: z.optional(z.enum(SITE_KINDS)),
  /** A county or a township. */
  township: z.optional(TownshipPrefix),
  isOpen: z.optional(z.boolean()),
  /** Shops with stock of this product: its units are spread evenly over the shops. */
  productId: z.optional(RowId),
})
export type SiteFilter = z.infer<typeof filter>

/** West and south belong to the box, east and north don't, so neighbouring boxes share no site. */
const box = { west: Lng, south: Lat, east: Lng, north: Lat }

export const listSites = endpoint('GET /api/sites', {
  summary: { en: 'List service points', zh: '列出據點' },
  needs: 'sites:read',
  query: z.object({
    ...filter.shape,
    west: z.optional(Lng),
    south: z.optional(Lat),
    east: z.optional(Lng),
    north: z.optional(Lat),
    /** Whether orders can be picked up there. */
    isPickUp: z.optional(z.boolean()),
    search,
    sort: z._default(sortQuery(['id', 'township']), 'id'),
    ...pageQuery,
    /** The traffic log keeps a response of 40 rows completely. */
    limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 40),
  }),
  replies: { 200: pageOf(Site) },
})

/** Several sites that are too close to each other to be drawn. */
export const SiteCluster = z.object({
  /** The centre of its sites. */
  lng: z.number(),
  lat: z.number(),
  count: z.int(),
  /** The smallest box with all its sites. */
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  /** The township (with its county) that is nearest to the centre. */
  locality: Names,
})
export type SiteCluster = z.infer<typeof SiteCluster>

export const clusterSites = endpoint('GET /api/sites/clusters', {
  summary: { en: 'Get the service points of a map, in clusters', zh: '取得地圖範圍內的據點與叢集' },
  needs: 'sites:read',
  query: z
    .object({
      ...filter.shape,
      ...box,
      zoom: z.int().check(z.minimum(0), z.maximum(MAX_ZOOM)),
      clustering: z._default(z.enum(CLUSTERINGS), 'grid'),
    })
    .check(
      z.refine(({ west, east }) => west < east, { path: ['east'] }),
      z.refine(({ south, north }) => south < north, { path: ['north'] }),
    ),
  replies: {
    200: z.object({
      /** The sites in the box. In a grid, the clusters and single sites add up to it. */
      count: z.int(),
      /** The zoom level of the clusters. It is lower than the one in the query if that would be too many clusters. */
      zoom: z.int(),
      /** The largest first. */
      clusters: z.array(SiteCluster),
      /** The sites that are in no cluster. */
      sites: z.array(Site),
    }),
  },
})

export const MAX_NEAREST = 50

export const NearbySite = z.extend(Site, {
  /** The distance as the crow flies. */
  distanceMetres: z.int(),
})
export type NearbySite = z.infer<typeof NearbySite>

export const listNearestSites = endpoint('GET /api/sites/nearest', {
  summary: { en: 'List the service points nearest to a location', zh: '列出離某個位置最近的據點' },
  needs: 'sites:read',
  query: z
    .object({
      ...filter.shape,
      lng: z.optional(Lng),
      lat: z.optional(Lat),
      /** Measures from the middle of this township instead. */
      townshipId: z.optional(z.string().check(z.regex(/^\d{8}$/))),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(MAX_NEAREST)), 10),
    })
    .check(
      z.refine(({ lng, lat, townshipId }) => (townshipId === undefined) === (lng !== undefined && lat !== undefined), {
        path: ['townshipId'],
      }),
    ),
  replies: {
    200: z.object({
      /** Where the distances are measured from. */
      origin: z.object({
        lng: z.number(),
        lat: z.number(),
        /** The township; null at sea and outside Taiwan. */
        locality: z.nullable(Names),
      }),
      rows: z.array(NearbySite),
    }),
    404: refusal(['not-found']),
  },
})

export const readSite = endpoint('GET /api/sites/:siteId', {
  summary: { en: 'Get a service point', zh: '讀取據點' },
  needs: 'sites:read',
  replies: { 200: Site },
})
