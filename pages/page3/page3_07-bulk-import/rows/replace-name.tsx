import { useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page3/page3_07-bulk-import/messages.ts'
import styles from '#pages/page3/page3_07-bulk-import/rows-table.module.css'
import type { Named } from './rows.ts'
import type { Replacement } from './use-replacements.ts'

type Props = { field: Named; line: number; replacement: Replacement }

/** Chooses a team or job for an unknown name, and offers it for all rows with the same name. */
export function ReplaceName({ field, line, replacement: { options, value, choose, alike } }: Props) {
  const t = useMessages(messages)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={look.stack} data-gap="4">
      <SelectField
        label={t(`choose_${field}`, { line })}
        isLabelHidden
        value={value}
        options={[
          ...(value === '' ? [{ value: '', label: t(`choose_${field}_short`) }] : []),
          ...options.map(name => ({ value: name, label: name })),
        ]}
        onChange={event => choose(event.currentTarget.value)}
      />
      {alike && (
        <button
          type="button"
          className={`${look.link} ${look.normal} ${look.startText} ${styles.alike}`}
          onClick={() => {
            alike.replace()
            // The button disappears with the last of these rows.
            box.current?.querySelector('select')?.focus()
          }}
        >
          {t('replaceAlike', { count: alike.count, from: alike.from })}
        </button>
      )}
    </div>
  )
}
