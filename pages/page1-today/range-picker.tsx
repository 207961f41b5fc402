import { useMessages } from '#client/i18n/i18n.ts'
import { lazyPart } from '#client/ui/lazy-part.tsx'
import { messages } from './messages.ts'
import type { Props } from './own-days.tsx'
import { issueOf } from './range.ts'
import styles from './range-picker.module.css'
import { RANGES } from './search-params.ts'

const OwnDays = lazyPart<Props>(() => import('./own-days.tsx'))

/** Which days the tiles count. Does not use the form fields, whose code would delay the first screen. */
export function RangePicker({ state, onChange }: Props) {
  const t = useMessages(messages)
  const issue = issueOf(state)
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
      {state.range === 'own' && <OwnDays {...{ state, onChange }} />}
      {issue && <p role="alert">{t(issue)}</p>}
    </div>
  )
}
