import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isShortcut } from '#client/shortcuts/shortcuts.ts'
import { useDrags } from '#client/ui/drag/use-drags.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { Fields } from './use-fields.ts'

/** Picked up by keyboard, with the index that Escape restores. */
type Taken = { id: string; from: number }
/** Dragged by pointer, with the index of the field below the gap. */
type Dragged = { id: string; gap: number }

const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowUp: place => place - 1,
  ArrowDown: place => place + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Rearranges fields by their handles: dragged by mouse, pen or finger, or picked up, moved and dropped by keyboard. */
export function useArranging({ fields, nameOf, moveTo, remove }: Fields) {
  const t = useMessages(messages)
  const list = useRef<HTMLOListElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const [taken, setTaken] = useState<Taken | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [said, say] = useState('')

  const handleOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-handle="${id}"]`)
  // A row that moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of order.
  useLayoutEffect(() => {
    if (taken) handleOf(taken.id)?.focus()
  }, [fields, taken])

  const positionOf = (id: string) => fields.findIndex(one => one.id === id)
  const wordsAt = (id: string, place: number) => {
    const field = fields.find(one => one.id === id)
    return { name: field ? nameOf(field) : '', place: place + 1, count: fields.length }
  }

  function put() {
    if (!taken) return
    say(t('isPut', wordsAt(taken.id, positionOf(taken.id))))
    setTaken(null)
  }

  /** The focus moves to the field that takes its place. */
  function removeAndGoOn(id: string) {
    const place = positionOf(id)
    const [field, next] = [fields[place], fields[place + 1] ?? fields[place - 1]]
    setTaken(null)
    if (next) handleOf(next.id)?.focus()
    if (field) remove(field)
  }

  function handleKeyDown(id: string, event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (isShortcut('remove', event)) removeAndGoOn(id)
    else if (taken?.id !== id) return
    else if (event.key === 'Escape') {
      moveTo(id, taken.from)
      setTaken(null)
      say(t('isBack', wordsAt(id, taken.from)))
    } else if (event.key === 'Tab') return put()
    else if (step) {
      const place = Math.max(0, Math.min(fields.length - 1, step(positionOf(id), fields.length - 1)))
      moveTo(id, place)
      say(t('isAt', wordsAt(id, place)))
    } else return
    event.preventDefault()
  }

  function handleClick(id: string) {
    if (taken?.id === id) return put()
    setTaken({ id, from: positionOf(id) })
    say(t('isTaken', wordsAt(id, positionOf(id))))
  }

  /** The index of the field before which a drop at this height would put it. */
  function gapAt(y: number): number {
    const rows = [...(list.current?.children ?? [])].map(row => row.getBoundingClientRect())
    const below = rows.findIndex(({ top, height }) => y < top + height / 2)
    return below < 0 ? rows.length : below
  }

  useDrags<string>(list, {
    grasp: target => target.closest<HTMLElement>('[data-handle]')?.dataset.handle ?? null,
    start: () => {
      setTaken(null)
      return true
    },
    over: (id, { y }) => {
      const gap = gapAt(y)
      setDragged(before => (before?.id === id && before.gap === gap ? before : { id, gap }))
    },
    end: (id, isDropped, { y }) => {
      setDragged(null)
      const from = positionOf(id)
      const to = gapAt(y)
      // Removing the row moves the rows below it up by one.
      const place = to > from ? to - 1 : to
      if (!isDropped || place === from) return
      moveTo(id, place)
      say(t('isPut', wordsAt(id, place)))
    },
    ghost,
    hasHandles: true,
  })

  return {
    list,
    ghost,
    said,
    takenId: taken?.id ?? null,
    dragged,
    handleProps: (id: string) => ({
      'data-handle': id,
      'aria-pressed': taken?.id === id,
      onClick: () => handleClick(id),
      onKeyDown: (event: KeyboardEvent) => handleKeyDown(id, event),
      // Something else was pressed. Without it, the handle has only moved in the document.
      onBlur: ({ relatedTarget }: FocusEvent) => taken?.id === id && relatedTarget && put(),
    }),
    removeAndGoOn,
    /** Moves one step up or down, without picking it up. */
    nudge: (id: string, by: -1 | 1) => {
      const place = positionOf(id) + by
      if (place < 0 || place >= fields.length) return
      moveTo(id, place)
      say(t('isAt', wordsAt(id, place)))
    },
  }
}
export type Arranging = ReturnType<typeof useArranging>
