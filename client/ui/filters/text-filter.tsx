import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { TextField } from '#client/ui/form/text-field.tsx'

type Props = {
  label: string
  placeholder?: string
  value: string | undefined
  maxLength?: number
  error?: string
  /** A value such as an amount, rather than words to search for: Escape does not clear it. */
  isValue?: boolean
  /** `replace`: further letters of the same word share one history entry. */
  onChange: (value: string | undefined, options: { replace: boolean }) => void
}

type Typed = { over: string; text: string; sent?: string }

const REST_MS = 300

/** Debounces typing. A change of the URL (Back, reset) replaces the text. */
export function TextFilter({ label, placeholder, value = '', maxLength = 100, error, isValue, onChange }: Props) {
  // `sent`: what the URL was asked to hold, until it does. Meanwhile the operator may type on.
  const [typed, setTyped] = useState<Typed>({ over: value, text: value })
  // The URL holds the text without surrounding spaces, which the operator may still be typing.
  if (typed.over !== value) setTyped({ over: value, text: typed.sent === value ? typed.text : value })
  const apply = useDebouncedCallback(
    (text: string) => {
      // Removed meanwhile.
      if (text !== typed.text) return
      const sent = text.trim()
      setTyped({ ...typed, sent })
      onChange(sent || undefined, { replace: value !== '' })
    },
    // The field may be in a popover that closes meanwhile.
    { delay: REST_MS, flushOnUnmount: true },
  )
  return (
    <TextField
      type={isValue ? 'text' : 'search'}
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed.text}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ ...typed, over: value, text })
        apply(text)
      }}
    />
  )
}
