import * as z from 'zod/mini'

/** The list's state in the URL, beside the values. */
export const ListState = z.object({
  find: z._default(z.string().check(z.maxLength(200)), ''),
  list: z._default(z.enum(['endpoints', 'history', 'saved']), 'endpoints'),
})

/** The part of the search string that belongs to the list, which links to other endpoints keep. */
export function listSearch(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams([...given].filter(([name]) => name in ListState.shape))
  return kept.size > 0 ? `?${kept}` : ''
}
