import * as z from 'zod/mini'

/** What the list shows, in the address beside what is filled in. */
export const ListState = z.object({
  find: z._default(z.string().check(z.maxLength(200)), ''),
  list: z._default(z.enum(['endpoints', 'history', 'saved']), 'endpoints'),
})

/** The part of the address that belongs to the list: what a link to another endpoint keeps. */
export function listSearch(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams([...given].filter(([name]) => name in ListState.shape))
  return kept.size > 0 ? `?${kept}` : ''
}
