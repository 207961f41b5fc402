import * as z from 'zod/mini'

export const IndexState = z.object({
  /** The search text. */
  q: z._default(z.string().check(z.maxLength(100)), ''),
})
