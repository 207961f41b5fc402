import type { TextEncoding } from '#client/files/decode-text.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { FIELDS, missingFields } from './fields.ts'
import { messages } from './messages.ts'
import { ENCODING_NAMES, ENCODING_OPTIONS } from './reading/encoding-names.ts'
import type { Reading } from './reading/reading.ts'
import type { ImportWork } from './use-import.ts'

type Props = { file: File; reading: Reading; work: ImportWork; onEncoding: (encoding: TextEncoding) => void }

/** Maps columns of the file to fields. Columns with a known head are mapped already. */
export function ColumnsCard({ file, reading, work, onEncoding }: Props) {
  const { t, formats } = useLocale(messages)
  const encoding = ENCODING_NAMES[reading.encoding]
  const number = formats.number(reading.rows.length)
  const missing = missingFields(work.mapping)
  return (
    <Card title={t('columns')}>
      <p className={look.intro}>
        {t('columnsText', { file: file.name, count: reading.rows.length, number, encoding })}
      </p>
      <div className={`${look.columns} ${look.stretch}`} data-gap="12" style={{ '--column': '168px' }}>
        {FIELDS.map(field => (
          <SelectField
            key={field}
            label={t(field)}
            value={work.mapping[field] ?? ''}
            options={[
              { value: '', label: t('noColumn') },
              ...reading.heads.map((head, column) => ({
                value: String(column),
                label: head || t('nthColumn', { number: column + 1 }),
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              work.changeMapping(field, value === '' ? undefined : Number(value))
            }
          />
        ))}
        <SelectField
          label={t('writtenIn')}
          value={reading.encoding}
          options={ENCODING_OPTIONS}
          onChange={event => onEncoding(event.currentTarget.value)}
        />
      </div>
      {missing.length > 0 && (
        <p className={look.bad} data-above="12" role="alert">
          {t('missing', { fields: formats.list(missing.map(field => t(field))) })}
        </p>
      )}
    </Card>
  )
}
