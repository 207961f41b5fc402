import * as z from 'zod/mini'

/** The page's state in the URL: the open teams, and the current node. */
export const TreeUrl = z.object({
  /** `1.2.13`; without it, only the company is open. */
  open: z.optional(z.string().check(z.regex(/^(\d+(\.\d+)*)?$/), z.maxLength(1000))),
  at: z.optional(z.string().check(z.regex(/^[tm]\d{1,10}$/))),
})
export type TreeUrl = z.output<typeof TreeUrl>
