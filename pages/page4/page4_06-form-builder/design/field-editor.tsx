import type { ReactNode } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { DateField } from '#client/ui/date/date-field.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { FormField } from '#resources/forms/contract.ts'
import { issueAt } from './issues.tsx'
import { OptionsEditor } from './options-editor.tsx'

type Props<F extends FormField = FormField> = {
  field: F
  /** The field's path in the design: `fields.2`. */
  path: string
  issues: Issues
  onChange: (field: F) => void
}
type EditorProps = Props

/** Edits a field: its texts in both languages, and the limits of its kind. */
export function FieldEditor(props: EditorProps) {
  const { field, path, issues, onChange } = props
  const t = useMessages(messages)
  const words = (of: 'label' | 'help', language: 'en' | 'zh', label: string) => (
    <TextField
      label={label}
      error={issueAt(issues, `${path}.${of}.${language}`)}
      data-path={`${path}.${of}.${language}`}
      lang={language === 'en' ? 'en' : 'zh-Hant-TW'}
      value={field[of][language]}
      onChange={event => onChange({ ...field, [of]: { ...field[of], [language]: event.currentTarget.value } })}
    />
  )
  return (
    <div className={`${look.stack} ${look.ruled}`} data-pad="12" data-gap="12">
      <div className={look.columns} style={{ '--column': '200px' }} data-gap="12">
        {words('label', 'en', t('labelEn'))}
        {words('label', 'zh', t('labelZh'))}
        {words('help', 'en', t('helpEn'))}
        {words('help', 'zh', t('helpZh'))}
      </div>
      <Checkbox
        label={t('isRequired')}
        isChecked={field.isRequired}
        onChange={isRequired => onChange({ ...field, isRequired })}
      />
      <Limits {...props} />
    </div>
  )
}

function Limits({ field, path, issues, onChange }: EditorProps): ReactNode {
  const t = useMessages(messages)
  const at = (name: string) => ({
    error: issueAt(issues, `${path}.${name}`),
    'data-path': `${path}.${name}`,
  })
  switch (field.kind) {
    case 'short-text':
    case 'long-text':
      return (
        <NumberField
          {...at('longest')}
          label={t('longest')}
          value={field.longest}
          // The field refuses a text that is not a number.
          onChange={longest => onChange({ ...field, longest: longest ?? Number.NaN })}
        />
      )
    case 'number':
      return (
        <>
          <Checkbox
            label={t('isWhole')}
            isChecked={field.isWhole}
            onChange={isWhole => onChange({ ...field, isWhole })}
          />
          <div className={look.columns} style={{ '--column': '200px' }} data-gap="12">
            <NumberField
              {...at('least')}
              label={t('least')}
              help={t('noLimit')}
              inputMode="text"
              value={field.least}
              onChange={least => onChange({ ...field, least })}
            />
            <NumberField
              {...at('most')}
              label={t('most')}
              inputMode="text"
              value={field.most}
              onChange={most => onChange({ ...field, most })}
            />
          </div>
        </>
      )
    case 'one':
      return (
        <OptionsEditor
          {...{ path, issues }}
          options={field.options}
          onChange={options => onChange({ ...field, options })}
        />
      )
    case 'many':
      return (
        <>
          <OptionsEditor
            {...{ path, issues }}
            options={field.options}
            onChange={options => onChange({ ...field, options })}
          />
          <NumberField
            {...at('most')}
            label={t('mostChosen')}
            help={t('noLimit')}
            value={field.most}
            onChange={most => onChange({ ...field, most })}
          />
        </>
      )
    case 'date':
      return (
        <div className={look.columns} style={{ '--column': '200px' }} data-gap="12">
          <DateField
            {...at('earliest')}
            label={t('earliest')}
            help={t('noLimit')}
            value={field.earliest ?? ''}
            onChange={day => onChange({ ...field, earliest: day || null })}
          />
          <DateField
            {...at('latest')}
            label={t('latest')}
            value={field.latest ?? ''}
            onChange={day => onChange({ ...field, latest: day || null })}
          />
        </div>
      )
    case 'yes-no':
      return null
  }
}
