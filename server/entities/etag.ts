import { refuse } from '#shared/errors.ts'

/** The header with a row's version. The client sends it back in `If-Match`. */
export const etagOf = ({ version }: { version: number }): { etag: string } => ({ etag: `"${version}"` })

/** Refuses a change if `match` (the If-Match header) isn't the current version. The refusal contains `current`. */
export function requireMatch(match: string, current: { version: number }): void {
  if (match !== etagOf(current).etag) throw refuse('stale', { current })
}
