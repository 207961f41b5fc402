import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { issueMessages } from '#client/ui/form/messages.ts'
import { TextField } from '#client/ui/form/text-field.tsx'

type Props = {
  label: string
  placeholder?: string
  value: string | undefined
  maxLength?: number
  error?: string
  /**
   * For a value such as an amount, rather than words to search for: the text that the URL will stand for, or nothing if the
   * typed one means none. Escape does not clear it.
   */
  meaning?: (text: string) => string
  /** How often all filters were reset: what is typed and means nothing goes with them. */
  resets?: number
  /** `replace`: further letters of the same word share one history entry. */
  onChange: (value: string | undefined, options: { replace: boolean }) => void
}

/** `sent`: what was typed when the typing rested, and what the URL was asked to hold. */
type Typed = { over: string; resets: number; text: string; sent?: { text: string; value: string } }

const REST_MS = 300

/** Debounces typing. A change of the URL (Back, reset) replaces the text. */
export function TextFilter({ label, placeholder, value = '', maxLength = 100, ...props }: Props) {
  const { error, meaning, resets = 0, onChange } = props
  const t = useMessages(issueMessages)
  const [typed, setTyped] = useState<Typed>({ over: value, resets, text: value })
  const { sent } = typed
  if (typed.resets !== resets) setTyped({ over: value, resets, text: value })
  // The URL holds the text without surrounding spaces, which the operator may still be typing, and may type on.
  else if (typed.over !== value)
    setTyped({ ...typed, over: value, ...(sent?.value !== value && { text: value, sent: undefined }) })
  const isWrong = sent?.text !== '' && sent?.value === '' && sent.text === typed.text.trim()
  const apply = useDebouncedCallback(
    (text: string) => {
      // Removed meanwhile.
      if (text !== typed.text) return
      const plain = text.trim()
      setTyped({ ...typed, sent: { text: plain, value: meaning?.(plain) ?? plain } })
      onChange(plain || undefined, { replace: value !== '' })
    },
    // The field may be in a popover that closes meanwhile.
    { delay: REST_MS, flushOnUnmount: true },
  )
  return (
    <TextField
      type={meaning ? 'text' : 'search'}
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      error={error ?? (isWrong && t('invalid-format'))}
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
