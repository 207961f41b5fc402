import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { Names } from '#shared/row.ts'

export const title = { en: 'Search', zh: '搜尋' }
export const description = 'Records of any kind by name.'

/** The kinds of records that search finds, in the order of the results. */
export const ENTITIES = [
  'members',
  'teams',
  'orders',
  'tickets',
  'species',
  'spreads',
  'roles',
  'keys',
  'sandboxes',
  'views',
  'endpoints',
] as const

const Found = z.object({
  entity: z.enum(ENTITIES),
  id: z.string(),
  name: Names,
  /** Distinguishes records with the same name: an e-mail address, a number, a path, or the page of a saved view. */
  detail: z.string(),
})
export type Found = z.infer<typeof Found>

export const searchRecords = endpoint('GET /api/search', {
  summary: { en: 'Search records by name or number', zh: '以名稱或編號搜尋資料' },
  needs: 'signed-in',
  query: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  replies: { 200: z.object({ rows: z.array(Found) }) },
})
