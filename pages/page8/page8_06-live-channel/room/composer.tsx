import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { Button } from '#client/ui/button.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page8/page8_06-live-channel/messages.ts'
import { MAX_TEXT_LENGTH } from '#resources/rooms/rules.ts'

/** From here on, the composer says how many characters are left. */
const TELL_LEFT = 100

type Props = {
  text: string
  onChange: (text: string) => void
  onSend: (text: string) => void
  onType: () => void
  onLeave: () => void
}

/** Enter sends, Shift+Enter begins a line. Enter that ends the input of a Chinese word does neither. */
export function Composer({ text, onChange, onSend, onType, onLeave }: Props) {
  const t = useMessages(messages)
  const form = useRef<HTMLFormElement>(null)
  const left = MAX_TEXT_LENGTH - text.length

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const trimmed = text.trim()
    if (trimmed === '') return
    onSend(trimmed)
    onChange('')
    onLeave()
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <form
      ref={form}
      className={`${look.grid} ${look.endColumn} ${look.top}`}
      data-gap="8"
      aria-label={t('compose')}
      onSubmit={handleSubmit}
    >
      <TextAreaField
        label={t('message')}
        isLabelHidden
        placeholder={t('placeholder')}
        rows={2}
        maxLength={MAX_TEXT_LENGTH}
        value={text}
        help={left <= TELL_LEFT ? t('charactersLeft', { count: left }) : t('enterSends')}
        onChange={event => {
          onChange(event.currentTarget.value)
          onType()
        }}
        onKeyDown={handleKeyDown}
        onBlur={onLeave}
      />
      <Button kind="main" type="submit" label={t('send')} />
    </form>
  )
}
