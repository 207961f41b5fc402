import { SelectField } from '#client/ui/form/select-field.tsx'

type Props<V extends string> = {
  label: string
  /** undefined: not narrowed. */
  value: V | undefined
  values: readonly V[]
  nameOf: (value: V) => string
  /** What is said where nothing is chosen: “Any level”. */
  any: string
  onChange: (value: V | undefined) => void
}

/** Narrows a list to one of a few values, or to none of them in particular. */
export function ChoiceFilter<V extends string>({ label, value, values, nameOf, any, onChange }: Props<V>) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={event => onChange(values.find(one => one === event.currentTarget.value))}
      options={[{ value: '', label: any }, ...values.map(one => ({ value: one, label: nameOf(one) }))]}
    />
  )
}
