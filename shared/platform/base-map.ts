import * as z from 'zod/mini'

/** A base map of the deployment's own: raster tiles (`…/{z}/{x}/{y}.png`), or the address of a MapLibre style. */
export const BaseMap = z.object({
  kind: z.enum(['raster', 'style']),
  url: z.string(),
  /** Whom it is to be credited to, as plain text. */
  credit: z.string(),
})
export type BaseMap = z.infer<typeof BaseMap>
