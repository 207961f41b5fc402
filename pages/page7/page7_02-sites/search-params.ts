import * as z from 'zod/mini'
import { parseViewpoint } from '#client/ui/map/viewpoint.ts'
import { CLUSTERINGS, SITE_KINDS } from '#resources/sites/rules.ts'
import { RowId } from '#shared/row.ts'

export const PANELS = ['map', 'list', 'nearest'] as const

/** The numbers of nearest sites to choose from. */
export const NEAREST_COUNTS = [3, 10, 50] as const

/** The viewpoint, the filters and what is shown beside the map, so that a link shows the same. */
export const SitesState = z.object({
  at: z.optional(z.string().check(z.refine(text => parseViewpoint(text) !== null))),
  kind: z.optional(z.enum(SITE_KINDS)),
  /** A county. */
  township: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  isOpen: z.optional(z.boolean()),
  productId: z.optional(RowId),
  clustering: z._default(z.enum(CLUSTERINGS), 'grid'),
  panel: z._default(z.enum(PANELS), 'map'),
  /** The township from which distances are measured. The operator's own location is never part of the URL. */
  near: z.optional(z.string().check(z.regex(/^\d{8}$/))),
  count: z._default(z.literal(NEAREST_COUNTS), 10),
  site: z.optional(RowId),
})
export type SitesState = z.output<typeof SitesState>
