import * as z from 'zod/mini'
import { RowId } from '#shared/row.ts'

/** The question is in the URL, so that its answer can be linked. */
export const Question = z.object({
  who: z.optional(RowId),
  what: z._default(z.string().check(z.maxLength(100)), 'createMember'),
})
