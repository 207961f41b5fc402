import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { Names } from '#shared/row.ts'

export const title = { en: 'Counties', zh: '縣市' }
export const description = 'The counties and townships of Taiwan, with their service points.'

/** Points per request. */
export const MAX_POINTS = 200

const Point = z.object({
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
})

/** A county, or a city of the same rank. Ids have five digits, as assigned by the Ministry of the Interior. */
export const County = z.object({ id: z.string(), name: Names })
export type County = z.infer<typeof County>

export const findCounties = endpoint('POST /api/counties/find', {
  summary: {
    en: 'Find the county of each point. Boundaries are simplified and can be off by a few hundred metres at the coast',
    zh: '查詢每個座標點所在的縣市；邊界經過簡化，海岸線可能有數百公尺誤差',
  },
  isRead: true,
  needs: 'signed-in',
  body: z.object({ points: z.array(Point).check(z.minLength(1), z.maxLength(MAX_POINTS)) }),
  replies: {
    200: z.object({
      /** One per point, in the same order. A point outside Taiwan or at sea is null and not refused. */
      places: z.array(
        z.object({
          /** null at sea and outside Taiwan. */
          countyId: z.nullable(z.string()),
        }),
      ),
      /** The distinct counties of the points. */
      counties: z.array(County),
    }),
  },
})

const withSites = { /** Service points of the sandbox in this county or township. */ sites: z.int() }
export const CountyWithSites = z.extend(County, withSites)
export type CountyWithSites = z.infer<typeof CountyWithSites>

/** The id has eight digits; the first five are the county's. */
export const Township = z.object({ id: z.string(), name: Names, ...withSites })
export type Township = z.infer<typeof Township>

export const listCounties = endpoint('GET /api/counties', {
  summary: { en: 'List the counties of Taiwan with their number of service points', zh: '列出臺灣各縣市與據點數' },
  needs: 'sites:read',
  replies: { 200: z.object({ rows: z.array(CountyWithSites) }) },
})

export const listTownships = endpoint('GET /api/counties/:countyId/townships', {
  summary: {
    en: 'List the townships of a county with their number of service points',
    zh: '列出某縣市的鄉鎮市區與據點數',
  },
  needs: 'sites:read',
  params: z.object({ countyId: z.string().check(z.regex(/^\d{5}$/)) }),
  replies: { 200: z.object({ county: County, rows: z.array(Township) }) },
})

/** A township as a location. */
export const TownshipPoint = z.object({
  id: z.string(),
  name: Names,
  county: Names,
  /** A point in its middle. */
  lng: z.number(),
  lat: z.number(),
})
export type TownshipPoint = z.infer<typeof TownshipPoint>

/** Results per search. */
export const MAX_TOWNSHIPS_FOUND = 8

export const searchTownships = endpoint('GET /api/townships', {
  summary: {
    en: 'Search for townships by name or address, the best match first',
    zh: '以名稱或地址搜尋鄉鎮市區，最符合的在最前面',
  },
  needs: 'sites:read',
  query: z.object({
    /** Part of a name of a township or county, or an address, in either language. */
    search: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  }),
  replies: { 200: z.object({ rows: z.array(TownshipPoint).check(z.maxLength(MAX_TOWNSHIPS_FOUND)) }) },
})
