import { useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import type { Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import type { ControlProps } from './field-props.ts'

const OTHER = 'other'
const NOT_SENT = ''

const choicesOf = ({ enum: choices, const: only, type }: Schema): unknown[] =>
  choices ?? (type === 'boolean' ? [true, false] : [only])

/** One of the declared values, or another one, to see it refused. */
export function ChoiceField({ name, label, help, error, schema, value, onChange }: ControlProps) {
  const t = useMessages(messages)
  const choices = choicesOf(schema)
  const index = choices.findIndex(one => JSON.stringify(one) === JSON.stringify(value))
  const [isOther, setIsOther] = useState(false)
  const showsOther = value !== undefined && (isOther || index < 0)

  function handleSelect(chosen: string) {
    setIsOther(chosen === OTHER)
    if (chosen === NOT_SENT) onChange(undefined)
    else onChange(chosen === OTHER ? '' : choices[Number(chosen)])
  }

  return (
    <>
      <SelectField
        label={label}
        help={showsOther ? null : help}
        error={showsOther ? null : error}
        value={value === undefined ? NOT_SENT : showsOther ? OTHER : String(index)}
        onChange={event => handleSelect(event.currentTarget.value)}
        options={[
          { value: NOT_SENT, label: t('notSent') },
          ...choices.map((choice, at) => ({ value: String(at), label: String(choice) })),
          { value: OTHER, label: t('otherValue') },
        ]}
      />
      {showsOther && (
        <TextField
          label={t('otherValueOf', { name })}
          help={help}
          error={error}
          autoComplete="off"
          spellCheck={false}
          value={typeof value === 'object' ? JSON.stringify(value) : String(value)}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </>
  )
}
