import * as z from 'zod/mini'
import { endpoint } from '#shared/contract.ts'
import { BaseMap } from '#shared/platform/base-map.ts'

export { BaseMap }

export const title = { en: 'Base map', zh: '底圖' }

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
