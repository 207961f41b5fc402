import * as z from 'zod/mini'
import { parseViewpoint } from '#client/ui/map/viewpoint.ts'

/** Stands for the markers without a list. */
export const NO_LIST = 'none'

/** The viewpoint, the selected marker and the shown lists; without `lists`, all are shown. */
export const MarkerMapState = z.object({
  at: z.optional(z.string().check(z.refine(text => parseViewpoint(text) !== null))),
  marker: z.optional(z.string().check(z.maxLength(100))),
  lists: z.optional(z.array(z.string())),
  sort: z._default(z.string(), 'name'),
})
