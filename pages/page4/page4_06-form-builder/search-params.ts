import * as z from 'zod/mini'
import { pageQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'

export const TABS = ['design', 'fill', 'answers', 'summary'] as const

/** The open form (none: the list; `new`: one that has not been saved yet), which of its parts, and which of its answers. */
export const FormState = z.object({
  form: z.optional(z.union([z.literal('new'), RowId])),
  tab: z._default(z.enum(TABS), 'design'),
  formVersion: z.optional(RowId),
  answer: z.optional(RowId),
  limit: pageQuery.limit,
  cursor: pageQuery.cursor,
})
export type FormState = z.output<typeof FormState>
