import * as z from 'zod/mini'
import { sortQuery } from '#shared/paging.ts'

export const SHOWN = ['hand', 'stuck', 'here', 'away'] as const

/** The state of the page in the URL. */
export const ClassState = z.object({
  /** The class; without it, the newest. */
  id: z.optional(z.string().check(z.maxLength(20))),
  /** A part of a name or account. */
  q: z.optional(z.string().check(z.maxLength(60))),
  show: z.optional(z.enum(SHOWN)),
  /** Only learners who have not solved all tasks of this page. */
  page: z.optional(z.string().check(z.maxLength(10))),
  sort: z._default(sortQuery(['name', 'solved', 'where', 'stuck', 'hand', 'hunt']), 'name'),
  isAnonymous: z._default(z.boolean(), false),
})
export type ClassState = z.output<typeof ClassState>
