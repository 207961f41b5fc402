import { useState } from 'react'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { isSecret } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { readText } from '#pages/page8/page8_01-api-practice/request/values.ts'
import type { ControlProps } from './field-props.ts'

type Props = ControlProps & { isReadOnly?: boolean }

/**
 * A text or a number. In a number field, text that is not a number stays text: it shows an issue, and can be sent on
 * purpose.
 */
export function TypedField({ name, label, help, error, schema, value, isRequired, isReadOnly, onChange }: Props) {
  const [typed, setTyped] = useState({ value, text: textOf(value) })
  const isHidden = isSecret(name, schema)
  const Kind = isHidden ? PasswordField : TextField
  return (
    <Kind
      label={label}
      help={help}
      error={error}
      autoComplete={isHidden ? 'new-password' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      inputMode={schema.type === 'integer' ? 'numeric' : schema.type === 'number' ? 'decimal' : undefined}
      readOnly={isReadOnly}
      // While `1.` is on its way to `1.5`, the text is kept as long as the value is the one parsed from it.
      value={Object.is(typed.value, value) ? typed.text : textOf(value)}
      onChange={({ currentTarget: { value: text } }) => {
        // An optional field that is emptied is not sent; its checkbox sends an empty text.
        const next = text === '' && !isRequired ? undefined : readText(schema, text)
        setTyped({ value: next, text })
        onChange(next)
      }}
    />
  )
}

const textOf = (value: unknown) => (value === undefined ? '' : String(value))
