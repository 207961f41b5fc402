import { useState } from 'react'
import fieldStyles from '#client/ui/form/field.module.css'
import { Field } from '#client/ui/form/field.tsx'
import look from '#client/ui/look.module.css'
import { parse } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import type { ControlProps } from './field-props.ts'

/** A value as JSON, for schemas without a field of their own. Text that is not JSON is sent as a string. */
export function JsonField({ label, help, error, value, isRequired, onChange }: ControlProps) {
  const [typed, setTyped] = useState({ value, text: textOf(value) })
  return (
    <Field label={label} help={help} error={error}>
      {wiring => (
        <textarea
          {...wiring}
          className={`${fieldStyles.input} ${look.mono}`}
          rows={3}
          spellCheck={false}
          value={Object.is(typed.value, value) ? typed.text : textOf(value)}
          onChange={({ currentTarget: { value: text } }) => {
            // What is required, like an item of a list, stays while it is emptied and typed again.
            const next = text === '' && !isRequired ? undefined : (parse(text) ?? { value: text }).value
            setTyped({ value: next, text })
            onChange(next)
          }}
        />
      )}
    </Field>
  )
}

const textOf = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2))
