import type { ReactNode } from 'react'
import look from '#client/ui/look.module.css'
import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { pointerStep } from '#shared/json-pointer.ts'
import type { ControlProps } from './field-props.ts'
import styles from './schema-field.module.css'

/** A nested object, with its members indented. */
export const ObjectField = (props: ControlProps) => (
  <FieldGroup {...props}>
    <div className={`${look.stack} ${styles.nested}`} data-gap="12">
      <Members {...props} />
    </div>
  </FieldGroup>
)

type GroupProps = Pick<ControlProps, 'label' | 'help' | 'error'> & { children: ReactNode }

/** Several controls for one value. */
export function FieldGroup({ label, help, error, children }: GroupProps) {
  const note = error || help
  return (
    <fieldset className={`${look.fieldset} ${look.stack}`} data-gap="8">
      <legend>{label}</legend>
      {note && (
        <p className={`${look.note} ${look.toneText}`} data-tone={error ? 'bad' : undefined}>
          {note}
        </p>
      )}
      {children}
    </fieldset>
  )
}

export type MembersProps = Pick<ControlProps, 'schema' | 'value' | 'pointer' | 'onChange' | 'Nested'>

/** A field for each declared member, in order, required ones first. */
export function Members({ schema, value, pointer, onChange, Nested }: MembersProps) {
  const members = isObject(value) ? value : {}
  const { properties = {}, required = [] } = schema
  const isRequired = (name: string) => required.includes(name)
  const names = Object.keys(properties).sort((a, b) => Number(isRequired(b)) - Number(isRequired(a)))
  return names.map(name => (
    <Nested
      key={name}
      name={name}
      schema={properties[name] ?? {}}
      value={Object.hasOwn(members, name) ? members[name] : undefined}
      pointer={`${pointer}/${pointerStep(name)}`}
      isRequired={isRequired(name)}
      onChange={next => onChange(withMember(members, name, next))}
    />
  ))
}

function withMember(members: Record<string, unknown>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _, ...others } = members
  return value === undefined ? others : { ...members, [name]: value }
}
