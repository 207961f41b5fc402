import * as z from 'zod/mini'

/** A request that fulfilled a step, copied from the traffic log. It is kept when the log drops the request. */
export const Evidence = z.object({
  requestId: z.string(),
  method: z.string(),
  path: z.string(),
  status: z.int(),
  at: z.iso.datetime(),
})
export type Evidence = z.infer<typeof Evidence>
