import { memo, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import { FIELDS, type Field } from '#pages/page3/page3_07-bulk-import/fields.ts'
import { messages } from '#pages/page3/page3_07-bulk-import/messages.ts'
import styles from '#pages/page3/page3_07-bulk-import/rows-table.module.css'
import { issueWord } from './issue-words.ts'
import { isNamed, type Named, type Row } from './rows.ts'
import type { Replacement, Replacements } from './use-replacements.ts'

type Edit = (index: number, field: Field, text: string) => void

type Props = { rows: readonly Row[]; replacements: Replacements; onEdit: Edit }

/** The rows of a file. Each cell is a field, with its issue below. */
export function RowsTable({ rows, replacements, onEdit }: Props) {
  const t = useMessages(messages)
  return (
    <div className={look.scroll}>
      <table className={`${look.full} ${styles.table}`}>
        <Heads titles={[t('line'), ...FIELDS.map(field => t(field))]} />
        <tbody>
          {rows.map(row => (
            <tr key={row.index}>
              <th scope="row">{row.line}</th>
              {FIELDS.map(field => {
                const replacement = isNamed(field) ? replacements.of(row, field) : null
                return (
                  <td key={field} data-field={field} data-label={t(field)}>
                    <Cell
                      index={row.index}
                      line={row.line}
                      field={field}
                      text={row.texts[field]}
                      issue={row.issues[field]}
                      onEdit={onEdit}
                    />
                    {replacement && isNamed(field) && (
                      <ReplaceName field={field} line={row.line} replacement={replacement} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type CellProps = { index: number; line: number; field: Field; text: string; issue: string | undefined; onEdit: Edit }

/** Commits its text on blur or Enter; Escape restores the previous text. */
const Cell = memo(function Cell({ index, line, field, text, issue, onEdit }: CellProps) {
  const t = useMessages(messages)
  // The edited text and the value it is based on. If another column is mapped, the new value is shown.
  const [typed, setTyped] = useState({ over: text, text })
  const value = typed.over === text ? typed.text : text
  const commit = () => {
    if (value !== text) onEdit(index, field, value)
  }
  const noteId = `${field}-${index}-issue`
  return (
    <>
      <input
        className={`${look.full} ${look.roundedSmall} ${styles.input}`}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-label={t('cell', { field: t(field), line })}
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? noteId : undefined}
        onChange={event => setTyped({ over: text, text: event.currentTarget.value })}
        onBlur={commit}
        onKeyDown={event => {
          if (isComposing(event)) return
          if (event.key === 'Escape') setTyped({ over: text, text })
          if (event.key === 'Enter') commit()
        }}
      />
      {issue && (
        <span id={noteId} className={`${look.block} ${look.bad} ${look.normal} ${styles.issue}`}>
          {issueWord(issue, t)}
        </span>
      )}
    </>
  )
})

type ReplaceNameProps = { field: Named; line: number; replacement: Replacement }

/** Chooses a team or job for an unknown name, and offers it for all rows with the same name. */
function ReplaceName({ field, line, replacement: { options, value, choose, alike } }: ReplaceNameProps) {
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
