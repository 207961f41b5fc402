import { useMessages } from '#client/i18n/i18n.ts'
import { Choices } from '#client/ui/choices/choices.tsx'
import { messages } from './messages.ts'
import { issueOf } from './range.ts'
import { RANGES, type RangeState } from './search-params.ts'
import styles from './today.module.css'

type Props = { state: RangeState; onChange: (patch: Partial<RangeState>, options?: { replace?: boolean }) => void }

/** Which days the page counts. Does not use the form fields, whose code would delay the first screen. */
export function RangePicker({ state, onChange }: Props) {
  const t = useMessages(messages)
  const issue = issueOf(state)
  const day = (name: 'from' | 'to') => (
    <label>
      {t(name)}
      <input
        type="date"
        value={state[name] ?? ''}
        aria-invalid={issue !== null}
        onChange={({ currentTarget: { value } }) =>
          onChange({ [name]: value || undefined }, { replace: state[name] !== undefined })
        }
      />
    </label>
  )
  return (
    <div className={styles.range}>
      {state.range === 'own' && (
        <>
          {day('from')}
          {day('to')}
        </>
      )}
      {issue && <p role="alert">{t(issue)}</p>}
      <Choices
        label={t('range')}
        value={state.range}
        choices={RANGES.map(value => ({ value, label: t(`range_${value}`) }))}
        onChange={range => onChange({ range })}
      />
    </div>
  )
}
