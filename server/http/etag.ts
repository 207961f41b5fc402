import { refuse } from '#shared/errors.ts'

/** The header that names a row's version; `If-Match` brings it back. */
export const etagOf = ({ version }: { version: number }): { etag: string } => ({ etag: `"${version}"` })

/** Refuses a change to another version of a row than the sender read (`match`, an `If-Match`), with the row as it is now. */
export function requireMatch(match: string | undefined, current: { version: number }): void {
  if (match === undefined) throw refuse('version-required')
  if (match !== etagOf(current).etag) throw refuse('stale', { current })
}
