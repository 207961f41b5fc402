import { useMessages } from '#client/i18n/i18n.ts'
import { messages } from './messages.ts'
import { issueOf } from './range.ts'
import styles from './range-picker.module.css'
import { RANGES, type RangeState } from './search-params.ts'

type Props = { state: RangeState; onChange: (patch: Partial<RangeState>, options?: { replace?: boolean }) => void }

/** Which days the tiles count. Does not use the form fields, whose code would delay the first screen. */
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
    <div className={styles.picker}>
      <label>
        {t('range')}
        <select
          value={state.range}
          onChange={({ currentTarget: { value } }) => onChange({ range: RANGES.find(one => one === value) ?? '7' })}
        >
          {RANGES.map(range => (
            <option key={range} value={range}>
              {t(`range_${range}`)}
            </option>
          ))}
        </select>
      </label>
      {state.range === 'own' && (
        <>
          {day('from')}
          {day('to')}
        </>
      )}
      {issue && <p role="alert">{t(issue)}</p>}
    </div>
  )
}
