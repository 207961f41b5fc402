import { type RefObject, useEffect, useRef } from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { queryClient } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { addDays, startOfDay } from '#shared/time/zone.ts'
import type { ListHandle } from './long-list.tsx'
import { messages } from './messages.ts'
import { blockQuery } from './outline/block-query.ts'
import { blockBefore, type Outline } from './outline/outline.ts'
import type { EventFilter } from './search-params.ts'

type Parts = {
  list: RefObject<ListHandle | null>
  outline: Outline | undefined
  /** Identifies the list: with another filter, a day has another index. */
  listKey: string
  filter: EventFilter
  day: string | undefined
}

/**
 * Goes to a day in the operator's zone, newest row first. It takes the focus if the operator asked for it, but not if
 * the URL names the day or a filter changes the list. The outline has UTC days, so the last step searches the rows of
 * the block.
 */
export function useJump({ list, outline, listKey, filter, day }: Parts) {
  const t = useMessages(messages)
  const describe = useProblemText()
  const timeZone = useGlobal(global => global.time_zone)

  const asked = useRef<string>(null)
  const jumps = useRef(0)

  async function jump(to: string) {
    const number = ++jumps.current
    const isAsked = asked.current === to
    asked.current = null
    if (!outline) return
    try {
      const index = await findDay(outline, filter, startOfDay(addDays(to, 1), timeZone))
      // Another day or another list has been asked for meanwhile.
      if (number !== jumps.current) return
      list.current?.goTo(Math.min(index, outline.total - 1), isAsked)
    } catch (error) {
      toast.error(t('failed', { reason: describe(error) }), { cause: 'jump' })
    }
  }
  const isKnown = outline !== undefined && outline.total > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list and day; new rows must not scroll.
  useEffect(() => {
    if (isKnown && day) void jump(day)
  }, [isKnown, listKey, day])
  return (to: string) => {
    asked.current = to
    // The URL is about to name another day, which triggers the jump.
    if (to === day) void jump(to)
  }
}

/** The index of the newest row before a moment. */
async function findDay(outline: Outline, filter: EventFilter, before: string): Promise<number> {
  const block = blockBefore(outline, before)
  if (!block) return outline.total
  if (block.to <= before) return block.start
  const rows = await queryClient.fetchQuery(blockQuery(filter, block))
  const within = rows.findIndex(({ at }) => at < before)
  return block.start + (within === -1 ? block.count : within)
}
