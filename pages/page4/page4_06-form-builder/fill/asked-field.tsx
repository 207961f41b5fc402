import type { ReactNode } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { DateField } from '#client/ui/date/date-field.tsx'
import type { FieldProps } from '#client/ui/form/field.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { AnswerValue } from '#resources/form-answers/rules.ts'
import type { FormField, Option } from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import { CheckGroup, RadioGroup } from './choice-group.tsx'

/** With more options than this, the field is a select. */
const MAX_RADIOS = 6

type Props = FieldProps & { field: FormField; value: AnswerValue; onChange: (value: AnswerValue) => void }

export function AskedField({ field, value, onChange, ...words }: Props): ReactNode {
  const { t, language } = useLocale(messages)
  const named = (options: readonly Option[]) =>
    options.map(({ id, label }) => ({ value: id, label: inLanguage(label, language) || t('unnamed') }))
  const control = { ...words, 'aria-required': field.isRequired }
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'short-text':
      return <TextField {...control} value={text} onChange={event => onChange(event.currentTarget.value)} />
    case 'long-text':
      return (
        <TextAreaField {...control} rows={4} value={text} onChange={event => onChange(event.currentTarget.value)} />
      )
    case 'number':
      return (
        <NumberField
          {...control}
          inputMode={field.isWhole && (field.least ?? -1) >= 0 ? 'numeric' : 'text'}
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      )
    case 'date':
      return (
        <DateField
          {...control}
          min={field.earliest ?? undefined}
          max={field.latest ?? undefined}
          value={text}
          onChange={day => onChange(day || null)}
        />
      )
    case 'one': {
      const options = named(field.options)
      if (options.length > MAX_RADIOS)
        return (
          <SelectField
            {...control}
            value={text}
            options={[{ value: '', label: t('choose') }, ...options]}
            onChange={event => onChange(event.currentTarget.value || null)}
          />
        )
      return <RadioGroup {...words} options={options} value={text} isOptional={!field.isRequired} onChange={onChange} />
    }
    case 'many': {
      const help = [words.help, field.most !== null && t('atMost', { most: field.most })].filter(Boolean).join(' ')
      const chosen = Array.isArray(value) ? value : []
      return <CheckGroup {...words} help={help} options={named(field.options)} value={chosen} onChange={onChange} />
    }
    case 'yes-no':
      return (
        <RadioGroup
          {...words}
          options={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
          value={value === null ? '' : value ? 'yes' : 'no'}
          isOptional={!field.isRequired}
          onChange={answer => onChange(answer === null ? null : answer === 'yes')}
        />
      )
  }
}
