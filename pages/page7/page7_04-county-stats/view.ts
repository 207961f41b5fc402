import * as z from 'zod/mini'
import { METHODS } from './breaks.ts'
import { METRICS } from './metrics.ts'

/** What the map shows and how; a link shows the same. */
export const View = z.object({
  metric: z._default(z.enum(METRICS), 'salesPerCustomer'),
  method: z._default(z.enum(METHODS), 'quantile'),
  classes: z._default(z.int().check(z.minimum(3), z.maximum(7)), 5),
  county: z.optional(z.string().check(z.regex(/^\d{5}$/))),
})
export type View = z.output<typeof View>
