import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'

export const title = { en: 'Base map', zh: '底圖' }

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
  summary: {
    en: 'The base map that the deployment sets; null: the one that is built in',
    zh: '此部署設定的底圖；null 表示使用內建底圖',
  },
  needs: 'signed-in',
  replies: { 200: z.object({ baseMap: z.nullable(BaseMap) }) },
})
