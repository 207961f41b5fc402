import * as z from 'zod/mini'

/** The ways of training that are turned on, as they stand in the URL: a link shows the same list. */
export const TrainingWays = z.object({
  knockOuts: z._default(z.boolean(), true),
  powerItems: z._default(z.boolean(), true),
  vitamins: z._default(z.boolean(), false),
  feathers: z._default(z.boolean(), false),
})
