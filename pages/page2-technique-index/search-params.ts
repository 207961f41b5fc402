import * as z from 'zod/mini'
import { STATES } from '#practice/client/paths/progress.ts'

export const IndexState = z.object({
  /** The search text. */
  q: z._default(z.string().check(z.maxLength(100)), ''),
  /** The menu group; `page0` for pages outside all groups. */
  group: z.optional(z.string().check(z.regex(/^page\d$/))),
  /** How far the operator is with the tasks of a page. */
  state: z.optional(z.enum(STATES)),
})
export type IndexState = z.output<typeof IndexState>
