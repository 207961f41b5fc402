import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isComposing } from '#client/shortcuts/is-composing.ts'

type Listbox<T> = {
  /** The name of the list. */
  label: string
  options: readonly T[]
  keyOf: (option: T) => string
  onChoose: (option: T) => void
  /** Options that have been chosen before. Without it, the active option counts as selected. */
  isSelected?: (option: T) => boolean
  /** The option after the last is the first. */
  isCircular?: boolean
  /** Whether better options than the active one are still to come. Enter waits for them. */
  isPending?: (active: T | undefined) => boolean
}

/**
 * ARIA's combobox with a list: the keys, and the attributes that connect an input with its options. The input keeps the
 * focus. One option is active: Enter chooses it.
 */
export function useListbox<T>(listbox: Listbox<T>) {
  const { label, options, keyOf, onChoose, isSelected, isCircular = false, isPending } = listbox
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const last = options.length - 1
  const active = options[Math.min(index, last)]
  const activeId = active && `${id}${keyOf(active)}`
  /** Enter was pressed, but the list does not match the text yet. */
  const [isEntered, setIsEntered] = useState(false)
  const isWaiting = isPending?.(active) ?? false
  const chooseActive = useEffectEvent(() => active && onChoose(active))

  useEffect(() => {
    if (!isEntered || isWaiting) return
    setIsEntered(false)
    chooseActive()
  }, [isEntered, isWaiting])

  useEffect(() => {
    if (activeId) list.current?.querySelector(`[id="${activeId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const move = (to: number) =>
    setIndex(isCircular ? (to + options.length) % Math.max(options.length, 1) : Math.max(0, Math.min(to, last)))

  return {
    /** Makes the option at this position active. -1: none. */
    activate(at: number) {
      setIndex(at)
      setIsEntered(false)
    },
    /** Handles the keys of an open list, and returns whether this was one. */
    handleKey(event: KeyboardEvent): boolean {
      // While an input method is composing, it handles the keys.
      if (isComposing(event)) return false
      setIsEntered(event.key === 'Enter' && isWaiting)
      if (event.key === 'ArrowDown') move(Math.min(index, last) + 1)
      else if (event.key === 'ArrowUp') move(Math.min(index, last) - 1)
      else if (event.key === 'Enter') isWaiting || (active && onChoose(active))
      else return false
      event.preventDefault()
      return true
    },
    inputProps: {
      role: 'combobox',
      'aria-expanded': options.length > 0,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      spellCheck: false,
    } as const,
    listProps: { id, ref: list, role: 'listbox', 'aria-label': label } as const,
    optionProps: (option: T) =>
      ({
        id: `${id}${keyOf(option)}`,
        role: 'option',
        'data-active': option === active || undefined,
        'aria-selected': isSelected ? isSelected(option) : option === active,
        onMouseDown: keepFocus,
        onClick: () => onChoose(option),
      }) as const,
  }
}

/** Pressing an option, or the scroll bar of its list, must not move the focus from the input. */
export const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()
