import { useMemo, useState } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import type { EventFilter } from '#pages/page5/page5_04-long-list/search-params.ts'
import { listEventDays } from '#resources/events/contract.ts'
import { type Outline, outlineOf } from './outline.ts'

/**
 * The list as it was when it was opened. New events are counted, and don't change the visible rows until the reader
 * asks for them. A reset sandbox has fewer events, and so a new list.
 */
export function useOutline(filter: EventFilter) {
  const query = useRead(listEventDays, { query: filter })
  useLiveRows('events', listEventDays.path)
  const key = JSON.stringify(filter)
  const { data } = query
  const latest = useMemo(() => data && outlineOf(data.days), [data])
  const [held, hold] = useState<{ key: string; outline: Outline } | null>(null)
  // If no rows are visible, new ones can't move them.
  const isShown = held?.key === key && held.outline.total > 0
  const isHeld = isShown && latest !== undefined && held.outline.total <= latest.total
  if (latest && !isHeld && (held?.key !== key || held.outline !== latest)) hold({ key, outline: latest })
  const outline = isHeld ? held.outline : latest
  return {
    query,
    key,
    outline,
    waiting: outline && latest ? latest.total - outline.total : 0,
    showWaiting: () => latest && hold({ key, outline: latest }),
  }
}
