import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** null: nothing is written; NaN: what is written is no number. */
  value: number | null
  onChange: (value: number | null) => void
  /** What an empty field stands for; null without it. */
  emptyValue?: number
}

/**
 * A number as people type one. Not `type="number"`, which gives nothing away of a wrong text and turns with the wheel;
 * an input method's full-width digits count as digits.
 */
export function NumberField({ value, onChange, emptyValue, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState({ value, text: textOf(value) })
  return (
    <TextField
      inputMode="numeric"
      {...input}
      // A value that did not come from typing (a discarded change, a merge) takes the text's place.
      value={Object.is(typed.value, value) ? typed.text : textOf(value)}
      onChange={({ currentTarget: { value: text } }) => {
        const next = parse(text) ?? emptyValue ?? null
        setTyped({ value: next, text })
        onChange(next)
      }}
    />
  )
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

function parse(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  return plain === '' ? null : Number(plain)
}
