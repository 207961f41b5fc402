import * as z from 'zod/mini'
import { parseViewpoint } from '#client/ui/map/viewpoint.ts'
import { RowId } from '#shared/row.ts'

/** The viewpoint and the open area, so that a link shows the same. */
export const AreasState = z.object({
  at: z.optional(z.string().check(z.refine(text => parseViewpoint(text) !== null))),
  area: z.optional(RowId),
})
