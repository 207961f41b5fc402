import * as z from 'zod/mini'

/** A request that met a step, as it stands in the traffic log (and stays here when it has left the log). */
export const Evidence = z.object({
  requestId: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  at: z.iso.datetime(),
})
export type Evidence = z.infer<typeof Evidence>
