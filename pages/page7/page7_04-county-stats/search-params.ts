import * as z from 'zod/mini'

export const METRICS = ['salesPerCustomer', 'ordersPerCustomer', 'sales', 'orders', 'customers', 'sites'] as const
export type Metric = (typeof METRICS)[number]

export const METHODS = ['quantile', 'equal', 'jenks'] as const
export type Method = (typeof METHODS)[number]

/** What the map shows and how, so that a link shows the same. */
export const View = z.object({
  metric: z._default(z.enum(METRICS), 'salesPerCustomer'),
  method: z._default(z.enum(METHODS), 'quantile'),
  classes: z._default(z.int().check(z.minimum(3), z.maximum(7)), 5),
  county: z.optional(z.string().check(z.regex(/^\d{5}$/))),
})
export type View = z.output<typeof View>
