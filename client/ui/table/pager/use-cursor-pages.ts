import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { propertyOf } from '#shared/objects.ts'

/**
 * The cursors of the pages up to here, from the first page (`''`) or from the page that a link opened; null if unknown.
 */
export type Trail = readonly string[] | null

/**
 * The trail in a history entry. The browser may have kept it from an older visit, so it is validated like any input.
 */
export function trailOf(historyState: unknown, cursor: string | undefined): Trail {
  if (cursor === undefined) return []
  const trail = propertyOf(historyState, 'trail')
  return Array.isArray(trail) && trail.length > 0 && trail.every(one => typeof one === 'string') ? trail : null
}

/** The query of the list. Its data may belong to the previous page. */
type Listed = { data: { rows: readonly unknown[]; next: string | null } | undefined; isPlaceholderData: boolean }
type Change = (patch: { cursor?: string }, options: { state: unknown; replace?: boolean }) => void

/**
 * First, previous and next page of a list whose `cursor` is in the URL. A cursor only leads forwards, so the cursors of
 * previous pages are kept in the state of the history entry. A link to a later page has no previous page, only the
 * first. A page whose rows somebody has deleted, or moved to pages before it, is left for the one before it, or else for
 * the first, in its place.
 */
export function useCursorPages(cursor: string | undefined, { data, isPlaceholderData }: Listed, change: Change) {
  const { state } = useLocation()
  // While placeholder data is shown, the cursor of the next page is unknown.
  const next = isPlaceholderData ? null : data?.next
  const trail = trailOf(state, cursor)
  const go = (to: string | undefined, by: readonly string[], replace = false) =>
    change({ cursor: to || undefined }, { state: { trail: by }, replace })
  const isGone = cursor !== undefined && data?.rows.length === 0 && !isPlaceholderData
  const leave = useEffectEvent(() => go(trail?.at(-1), trail?.slice(0, -1) ?? [], true))
  useEffect(() => {
    if (isGone) leave()
  }, [isGone])
  return {
    /** How many pages come before this one; null if unknown. */
    pagesBefore: trail && (trail[0] ?? '') === '' ? trail.length : null,
    onFirst: cursor === undefined ? undefined : () => go(undefined, []),
    onPrevious: trail && trail.length > 0 ? () => go(trail.at(-1), trail.slice(0, -1)) : undefined,
    onNext: next ? () => go(next, [...(trail ?? []), cursor ?? '']) : undefined,
  }
}
