import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import type { Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { isObject } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { SchemaFields } from '#pages/page8/page8_01-api-practice/fields/schema-field.tsx'
import { messages } from '#pages/page8/page8_01-api-practice/messages.ts'
import { BodyForm } from './body-form.tsx'
import styles from './request-view.module.css'
import { PARAMETER_PARTS, type Values } from './values.ts'

type Props = {
  operation: Operation
  values: Values
  issues: readonly Issue[]
  onChange: (patch: Partial<Values>) => void
}

/** Fields for the endpoint's whole input, generated from its schemas. */
export function RequestForm({ operation, values, issues, onChange }: Props) {
  const t = useMessages(messages)
  const parts = PARAMETER_PARTS.filter(part => operation[part])
  if (parts.length === 0 && !operation.body) return <p className={look.dim}>{t('noInput')}</p>
  return (
    <div className={look.stack} data-gap="16">
      {parts.map(part => (
        <fieldset key={part} className={look.stack} data-gap="12">
          <legend className={look.strong} data-below="8">
            {t(part)}
          </legend>
          <div className={`${look.grid} ${look.top} ${styles.grid}`}>
            <SchemaFields
              schema={operation[part] ?? {}}
              value={values[part]}
              pointer={`/${part}`}
              onChange={next => isObject(next) && onChange({ [part]: next })}
            />
          </div>
        </fieldset>
      ))}
      {operation.body && <BodyForm body={operation.body} values={values} issues={issues} onChange={onChange} />}
    </div>
  )
}
