import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { pageOf, pageQuery, search, sortQuery } from '#shared/paging.ts'
import { Day, Names, RowId, TownshipPrefix, versioned } from '#shared/row.ts'
import { SITE_KINDS } from './rules.ts'

export const title = { en: 'Sites', zh: '據點' }

/** A service point, in a township of Taiwan. */
export const Site = z.object({
  id: RowId,
  name: Names,
  kind: z.enum(SITE_KINDS),
  /** Eight digits, as assigned by the Ministry of the Interior; the first five are the county's. */
  townshipId: z.string(),
  lng: z.number(),
  lat: z.number(),
  openedOn: Day,
  ...versioned,
})
export type Site = z.infer<typeof Site>

export const listSites = endpoint({
  method: 'GET',
  path: '/api/sites',
  summary: { en: 'List service points', zh: '列出據點' },
  needs: 'sites:read',
  query: z.object({
    kind: z.optional(z.enum(SITE_KINDS)),
    township: z.optional(TownshipPrefix),
    /** Whether orders can be picked up there. */
    isPickUp: z.optional(z.boolean()),
    search,
    sort: z._default(sortQuery(['id', 'township']), 'id'),
    ...pageQuery,
  }),
  replies: { 200: pageOf(Site) },
})

export const readSite = endpoint({
  method: 'GET',
  path: '/api/sites/:siteId',
  summary: { en: 'Get a service point', zh: '讀取據點' },
  needs: 'sites:read',
  params: z.object({ siteId: RowId }),
  replies: { 200: Site, 404: refusal(['not-found']) },
  sends: ['etag'],
})
