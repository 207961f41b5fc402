import * as z from 'zod/mini'

export const IndexState = z.object({
  /** What the pages are searched for. */
  q: z._default(z.string().check(z.maxLength(100)), ''),
})
