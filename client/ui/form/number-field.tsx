import { useState } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type NumberFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type'> & {
  /** null: the field is empty. NaN: its text is not a number. */
  value: number | null
  onChange: (value: number | null) => void
  /** The value of an empty field; null by default. */
  emptyValue?: number
}

/**
 * A number field that keeps the text as typed. Not `type="number"`, which hides an invalid text and changes with the
 * mouse wheel. Full-width digits from an input method count as digits.
 */
export function NumberField({ value, onChange, emptyValue, ...input }: NumberFieldProps) {
  const [typed, setTyped] = useState({ value, text: textOf(value) })
  return (
    <TextField
      inputMode="numeric"
      {...input}
      // A value that did not come from typing (a discarded change, a merge) replaces the text.
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
