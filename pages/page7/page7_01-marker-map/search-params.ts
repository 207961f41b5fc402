import * as z from 'zod/mini'
import { parseViewpoint } from '#client/ui/map/viewpoint.ts'

/** The list of the markers that are on none. */
export const NO_LIST = 'none'

/** Where the map looks, which marker is chosen and which lists are shown; without `lists` all are. */
export const MarkerMapState = z.object({
  at: z.optional(z.string().check(z.refine(text => parseViewpoint(text) !== null))),
  marker: z.optional(z.string().check(z.maxLength(100))),
  lists: z.optional(z.array(z.string())),
  sort: z._default(z.string(), 'name'),
})
export type MarkerMapState = z.output<typeof MarkerMapState>
