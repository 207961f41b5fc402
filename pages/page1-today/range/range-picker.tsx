import { useMessages } from '#client/i18n/i18n.ts'
import { Choices } from '#client/ui/choices/choices.tsx'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page1-today/messages.ts'
import { RANGES } from '#pages/page1-today/search-params.ts'
import styles from '#pages/page1-today/today.module.css'
import type { Props } from './own-days.tsx'
import { issueOf } from './range.ts'

const OwnDays = lazyPart<Props>(() => import('./own-days.tsx'))

/** Which days the page counts. Does not use the form fields, whose code would delay the first screen. */
export function RangePicker({ state, onChange }: Props) {
  const t = useMessages(messages)
  const issue = issueOf(state)
  return (
    <div className={`${look.row} ${styles.range}`} data-gap="4 12">
      {state.range === 'own' && <OwnDays {...{ state, onChange }} />}
      {issue && (
        <p className={look.bad} role="alert">
          {t(issue)}
        </p>
      )}
      <Choices
        label={t('range')}
        value={state.range}
        choices={RANGES.map(value => ({ value, label: t(`range_${value}`) }))}
        onChange={range => onChange({ range })}
      />
    </div>
  )
}
