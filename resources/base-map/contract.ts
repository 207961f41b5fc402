import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'

/** A base map of the deployment's own: raster tiles (`…/{z}/{x}/{y}.png`), or the address of a MapLibre style. */
export const BaseMap = z.object({
  kind: z.enum(['raster', 'style']),
  url: z.string(),
  /** Whom it is to be credited to, as plain text. */
  credit: z.string(),
})
export type BaseMap = z.infer<typeof BaseMap>

export const readBaseMap = endpoint({
  method: 'GET',
  path: '/api/base-map',
  summary: 'The base map that the deployment sets; null: the one that is built in',
  needs: 'signed-in',
  replies: { 200: z.object({ baseMap: z.nullable(BaseMap) }) },
})
