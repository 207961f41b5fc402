import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { DayFilters, type Days } from '#client/ui/filters/day-filters.tsx'
import styles from '#client/ui/filters/filters.module.css'
import { filterMessages } from '#client/ui/filters/messages.ts'
import look from '#client/ui/look.module.css'
import { Popover } from '#client/ui/popover/popover.tsx'
import { FilterChip } from './filter-chip.tsx'

type Props = Days & {
  /** How often all filters were reset. */
  resets: number
  onChange: (days: Days, options?: { replace: boolean }) => void
}

/** A range of days. Its button opens the fields. */
export function DaysFilter({ from, to, resets, onChange }: Props) {
  const { t, formats } = useLocale(filterMessages)
  const [removals, setRemovals] = useState(0)
  const label = t('days')
  const range = from || to ? `${from ? formats.day(from) : '…'} – ${to ? formats.day(to) : '…'}` : undefined
  function remove() {
    setRemovals(removals + 1)
    onChange({ from: undefined, to: undefined })
  }
  return (
    <FilterChip label={label} isSet={range !== undefined} onRemove={range ? remove : undefined}>
      <Popover label={range ? `${label}: ${range}` : label} button={range ?? label} isPlain className={styles.days}>
        <div className={look.stack} data-gap="12" data-pad="16">
          {/* A text that is no day leaves with the days. */}
          <DayFilters key={resets + removals} {...{ from, to, onChange }} />
        </div>
      </Popover>
    </FilterChip>
  )
}
