import * as z from 'zod/mini'
import { RowId } from '#shared/row.ts'

/** The question is in the URL, so that its answer can be linked. */
export const Question = z.object({
  who: z.optional(RowId),
  what: z._default(z.string().check(z.maxLength(100)), 'createMember'),
})

/** The roles in the matrix, so that a comparison can be linked, too. */
export const ShownRoles = z.object({
  role: z.optional(RowId),
  with: z.optional(RowId),
  only: z._default(z.boolean(), false),
})
export type ShownRoles = z.output<typeof ShownRoles>
