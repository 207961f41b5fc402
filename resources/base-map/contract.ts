import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { BaseMap } from '#shared/platform/base-map.ts'

export { BaseMap }

export const title = { en: 'Base map', zh: '底圖' }
export const description = 'The custom base map that replaces the built-in one.'

export const readBaseMap = endpoint('GET /api/base-map', {
  summary: {
    en: 'Get the custom base map, or null if the built-in map is used',
    zh: '讀取自訂底圖；使用內建底圖時為 null',
  },
  needs: 'signed-in',
  replies: {
    200: z.object({
      /** null if none is configured: pages then draw the counties. */
      baseMap: z.nullable(BaseMap),
    }),
  },
})
