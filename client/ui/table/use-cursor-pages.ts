import { useLocation } from 'react-router'

/** The cursors of the pages that lead here, first page first (`''`), or from a link's page on; null when unknown. */
export type Trail = readonly string[] | null

/** The trail that an entry of the history holds. What the browser kept of an older visit is checked like any input. */
export function trailOf(historyState: unknown, cursor: string | undefined): Trail {
  if (cursor === undefined) return []
  const trail = (historyState as { trail?: unknown } | null)?.trail
  return Array.isArray(trail) && trail.length > 0 && trail.every(one => typeof one === 'string') ? trail : null
}

/** The query of the list; what it has may be of the page before. */
type Listed = { data: { next: string | null } | undefined; isPlaceholderData: boolean }
type Change = (patch: { cursor?: string }, options: { state: unknown }) => void

/**
 * First, previous and next page of a list whose `cursor` lives in the URL. A cursor only leads on, so the way back is
 * kept in the history's entry, beside the URL: a link into the middle knows no previous page, only the first.
 */
export function useCursorPages(cursor: string | undefined, { data, isPlaceholderData }: Listed, change: Change) {
  const { state } = useLocation()
  // While the page before still stands in its place, nobody knows what comes after the one that was asked for.
  const next = isPlaceholderData ? null : data?.next
  const trail = trailOf(state, cursor)
  const go = (to: string | undefined, by: readonly string[]) =>
    change({ cursor: to || undefined }, { state: { trail: by } })
  return {
    /** How many pages come before this one; null when not known. */
    pagesBefore: trail && (trail[0] ?? '') === '' ? trail.length : null,
    onFirst: cursor === undefined ? undefined : () => go(undefined, []),
    onPrevious: trail && trail.length > 0 ? () => go(trail.at(-1), trail.slice(0, -1)) : undefined,
    onNext: next ? () => go(next, [...(trail ?? []), cursor ?? '']) : undefined,
  }
}
