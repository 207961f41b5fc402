import type { ReactNode } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import { readDayTime } from '#client/ui/date/read-day.ts'
import type { FieldProps } from '#client/ui/form/field.tsx'
import { formMessages } from '#client/ui/form/messages.ts'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import type { Field, Fields } from '#shared/fields.ts'
import { momentsNear, wallTime } from '#shared/time/zone.ts'

type Input = FieldProps & { value: unknown; readOnly: boolean; onBlur: () => void }
/** What `useContractForm` returns for fields of any names. */
type AnyForm = {
  form: { setFieldValue(path: string, value: unknown): void; getInputProps(path: string): object }
  field(path: string, texts: { label: string }): Input
}
type Props = {
  fields: Fields
  form: AnyForm
  /** The page's texts, with the title of each field. */
  t(title: string): string
}

/** The inputs of a form, one for each field that operators can enter. A field of the kind `json` has no usual input. */
export const FieldInputs = ({ fields, form, t }: Props) =>
  Object.entries(fields).map(
    ([name, field]) =>
      field.input && <FieldInput key={name} name={name} field={field} form={form} label={t(field.as ?? name)} />,
  )

type InputProps = { name: string; field: Field; form: AnyForm; label: string }

function FieldInput({ name, field, form: { form, field: propsOf }, label }: InputProps): ReactNode {
  const { t, language } = useLocale(formMessages)
  const zone = useGlobal(global => global.time_zone)
  const { value, ...props } = propsOf(name, { label })
  const set = (next: unknown) => form.setFieldValue(name, next)
  const setText = (text: string) => set(text === '' && field.isNullable ? null : text)
  const text = {
    ...props,
    value: String(value ?? ''),
    onChange: (event: { currentTarget: { value: string } }) => setText(event.currentTarget.value),
  }
  const number = typeof value === 'number' ? value : null
  switch (field.kind) {
    case 'text':
      return <TextField {...text} autoComplete="off" />
    case 'day':
      return <DateField {...text} onChange={setText} />
    case 'moment': {
      const wall = Date.parse(String(value))
      return (
        <DateField
          {...text}
          hasTime
          // A text that is no time stays as it was typed, and the schema refuses it.
          value={Number.isNaN(wall) ? text.value : wallTime(wall, zone).slice(0, 16)}
          onChange={local => {
            const [at] = readDayTime(local) ? momentsNear(Date.parse(`${local}Z`), zone) : []
            setText(at === undefined ? local : new Date(at).toISOString())
          }}
        />
      )
    }
    case 'number':
    case 'id':
      return <NumberField {...props} value={number} onChange={set} />
    case 'money':
      return (
        <NumberField
          {...props}
          value={number === null ? null : number / 100}
          onChange={dollars => set(dollars === null ? null : Math.round(dollars * 100))}
        />
      )
    case 'flag':
      return <Checkbox label={label} isChecked={value === true} disabled={props.readOnly} onChange={set} />
    case 'choice': {
      const options = field.values.map(one => ({ value: one, label: field.words?.[one]?.[language] ?? one }))
      return (
        <SelectField {...text} disabled={props.readOnly} options={[{ value: '', label: t('choose') }, ...options]} />
      )
    }
    case 'names':
      return (['en', 'zh'] as const).map(language => (
        <TextField
          key={language}
          {...form.getInputProps(`${name}.${language}`)}
          label={t(language, { label })}
          readOnly={props.readOnly}
          autoComplete="off"
        />
      ))
    case 'json':
      return null
  }
}
