import { useState } from 'react'

type Options = {
  value: string
  /** Receives a text without meaning as it was typed, so that a schema refuses it. */
  onChange: (value: string) => void
  /** The value that a text means; null if it means none. */
  read: (text: string) => string | null
  textOf?: (value: string) => string
}

/** The text of a field that takes its value in several spellings. It stays as typed until the field is left. */
export function useTyped({ value, onChange, read, textOf = String }: Options) {
  // What is being typed, what it means, and the value that it replaces. A page may not take over what means nothing.
  const [typed, setTyped] = useState({ over: value, next: value, text: textOf(value), isLeft: false })
  if (typed.over !== value && typed.next === value) setTyped({ ...typed, over: value })
  // Another value, for example a discarded change, replaces the text.
  const text = typed.next === value || typed.over === value ? typed.text : textOf(value)
  const known = read(text)
  return {
    text,
    /** What the text means. */
    known,
    /** It was left with a text that means nothing. */
    isWrong: typed.isLeft && text.trim() !== '' && known === null,
    type(text: string) {
      const next = read(text) ?? text.trim()
      setTyped({ over: value, next, text, isLeft: false })
      onChange(next)
    },
    leave: () => afterPress(() => setTyped({ ...typed, text: known ? textOf(known) : text, isLeft: true })),
  }
}

/** At once, or while something is being pressed, after its click: an error that appears before would move it away. */
function afterPress(then: () => void) {
  if (!document.documentElement.matches(':active')) return then()
  addEventListener('pointerup', () => setTimeout(then), { once: true, capture: true })
}
