import { type ComponentType, use, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { IssueText } from '#pages/page8/page8_01-api-practice/catalogue/issue-text.tsx'
import { isObject, isSecret, nullable, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { blankOf, readText } from '#pages/page8/page8_01-api-practice/request/values.ts'
import { ChoiceField } from './field-choice.tsx'
import { JsonField } from './field-json.tsx'
import { ListField } from './field-list.tsx'
import { Members, type MembersProps, ObjectField } from './field-object.tsx'
import type { ControlProps, FieldProps } from './field-props.ts'
import { FormIssues, useFieldIssue } from './form-issues.ts'
import { hintsOf } from './hints.ts'
import styles from './schema-field.module.css'

/** A field for a value of any schema, with checkboxes for whether it is sent, and whether it is null. */
export function SchemaField(props: FieldProps) {
  const { name, schema, value, pointer, isRequired, onChange } = props
  const t = useMessages(messages)
  const { inner, isNullable } = nullable(schema)
  const Control = controlFor(inner, value)
  const issue = useFieldIssue(pointer, value, Control === JsonField)
  const suggestion = use(FormIssues).suggestionFor(name)
  const hints = [isRequired && t('required'), hintsOf(name, schema, t)].filter(Boolean).join(' · ')
  const control: ControlProps = {
    ...props,
    schema: inner,
    label: name,
    help: hints,
    Nested: SchemaField,
    error: issue && <IssueText issue={issue} showsPointer={issue.pointer !== pointer} />,
  }
  return (
    <div className={`${look.grid} ${styles.row}`} data-sent={value !== undefined}>
      <label className={`${look.grid} ${look.pointer} ${styles.sent}`}>
        <input
          type="checkbox"
          aria-label={t('sent', { name })}
          checked={value !== undefined}
          onChange={() => onChange(value === undefined ? blankOf(inner) : undefined)}
        />
      </label>
      <div className={`${look.stack} ${look.shrink} ${styles.control}`} data-gap="8">
        <Control {...control} />
        {isNullable && (
          <label className={`${look.check} ${look.fit} ${look.mono}`}>
            <input
              type="checkbox"
              aria-label={t('nullOf', { name })}
              checked={value === null}
              onChange={() => onChange(value === null ? blankOf(inner) : null)}
            />
            {t('isNull')}
          </label>
        )}
        {suggestion !== undefined && suggestion !== value && (
          <button
            type="button"
            className={`${look.breaking} ${look.fit} ${look.link} ${look.target}`}
            onClick={() => onChange(suggestion)}
          >
            {t('useSuggestion', { value: suggestion })}
          </button>
        )}
      </div>
    </div>
  )
}

export const SchemaFields = (props: Omit<MembersProps, 'Nested'>) => <Members {...props} Nested={SchemaField} />

type Control = ComponentType<ControlProps>

/** The control that suits a schema and the current value; JSON if none does. */
function controlFor(schema: Schema, value: unknown): Control {
  if (value === null) return NullField
  if (schema.enum || 'const' in schema || schema.type === 'boolean') return ChoiceField
  switch (schema.type) {
    case 'string':
    case 'integer':
    case 'number':
      // A value of another type was written by hand: a text field would turn it into a string.
      return typeof value === 'object' ? JsonField : TypedField
    case 'array':
      return value === undefined || Array.isArray(value) ? ListField : JsonField
    case 'object': {
      const isShaped = schema.properties !== undefined && Object.keys(schema.properties).length > 0
      return isShaped && (value === undefined || isObject(value)) ? ObjectField : JsonField
    }
    default:
      return JsonField
  }
}

const NullField = (props: ControlProps) => <TypedField {...props} isReadOnly />

type Props = ControlProps & { isReadOnly?: boolean }

/**
 * A text or a number. In a number field, text that is not a number stays text: it shows an issue, and can be sent on
 * purpose.
 */
function TypedField({ name, label, help, error, schema, value, isRequired, isReadOnly, onChange }: Props) {
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
