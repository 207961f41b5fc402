import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { TextField } from '#client/ui/form/text-field.tsx'

type Props = {
  label: string
  placeholder?: string
  value: string | undefined
  maxLength?: number
  /** `replace`: another letter of the same word is the same step of the history. */
  onChange: (value: string | undefined, options: { replace: boolean }) => void
}

const REST_MS = 300

/** Keeps what is typed until the fingers rest; what the URL says otherwise (Back, reset) takes its place. */
export function TextFilter({ label, placeholder, value = '', maxLength = 100, onChange }: Props) {
  const [typed, setTyped] = useState({ over: value, text: value })
  // What was typed may come back without the blanks round it, which are still being typed on.
  if (typed.over !== value) setTyped({ over: value, text: typed.text.trim() === value ? typed.text : value })
  const apply = useDebouncedCallback(
    (text: string) => onChange(text.trim() || undefined, { replace: value !== '' }),
    REST_MS,
  )
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed.text}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped({ over: value, text })
        apply(text)
      }}
    />
  )
}
