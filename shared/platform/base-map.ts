import * as z from 'zod/mini'

/** A custom base map of the deployment: raster tiles (`…/{z}/{x}/{y}.png`), or the URL of a MapLibre style. */
export const BaseMap = z.object({
  kind: z.enum(['raster', 'style']),
  url: z.string(),
  /** The attribution, as plain text. */
  credit: z.string(),
})
export type BaseMap = z.infer<typeof BaseMap>
