import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '#client/i18n/use-locale.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import { useGlobal } from '#client/state/state.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { addDays, dayOf } from '#shared/time/zone.ts'
import styles from './calendar.module.css'
import { calendarMessages } from './messages.ts'
import { readDay } from './read-day.ts'
import { addMonths, FIRST_DAY, firstWeekday, LAST_DAY, startOfWeek, weeksAround } from './weeks.ts'

export type CalendarProps = {
  /** The chosen day; null if there is none. */
  value: string | null
  /** The first and the last day that can be chosen. A text that is no day yet sets no limit. */
  min?: string | undefined
  max?: string | undefined
  /** Days to mark, both included. Without an end, only the other one is known. */
  range?: { from?: string | undefined; to?: string | undefined } | undefined
  onChoose: (day: string) => void
}

/**
 * A month of days to choose from: ARIA's date grid. Arrow keys go by days and weeks, Home and End to the ends of a week,
 * Page Up and Page Down by months, with Shift by years. It gets the focus when it appears.
 */
export default function Calendar({ value, range, onChoose, ...limits }: CalendarProps) {
  const { t, language, formats } = useLocale(calendarMessages)
  const today = dayOf(
    Date.now(),
    useGlobal(global => global.time_zone),
  )
  const titleId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [min, max] = [readDay(limits.min ?? '') ?? FIRST_DAY, readDay(limits.max ?? '') ?? LAST_DAY]
  const within = (day: string) => {
    // The day after the last one has a longer year.
    if (day > max || day.startsWith('+')) return max
    return day < min ? min : day
  }
  // The day that has the focus or would get it.
  const [at, setAt] = useState(() => within(value ?? today))
  const first = firstWeekday(language)
  const weeks = weeksAround(at, first)

  const focusDay = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  useEffect(focusDay, [])

  function handleKeyDown(event: KeyboardEvent) {
    const next = dayAfter(event, at, first)
    if (!next || hasModifier(event)) return
    event.preventDefault()
    event.stopPropagation()
    flushSync(() => setAt(within(next)))
    focusDay()
  }

  const month = at.slice(0, 7)
  const step = (label: 'previousMonth' | 'nextMonth', count: -1 | 1) => {
    const next = addMonths(at, count)
    return (
      <IconButton
        icon={count < 0 ? IconChevronLeft : IconChevronRight}
        label={t(label)}
        aria-disabled={within(next).slice(0, 7) === month}
        onClick={() => setAt(within(next))}
      />
    )
  }
  const isIn = (day: string) =>
    range?.from !== undefined && range.to !== undefined && day >= range.from && day <= range.to
  return (
    <div className={styles.calendar} data-pad="8">
      <div className={`${look.flex} ${look.middle} ${look.between} ${look.strong}`}>
        {step('previousMonth', -1)}
        <span id={titleId} aria-live="polite">
          {formats.day(at, 'monthName')}
        </span>
        {step('nextMonth', 1)}
      </div>
      <table
        className={`${look.full} ${look.digits}`}
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's date grid is a table.
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={handleKeyDown}
      >
        <thead className={look.note}>
          <tr>
            {weeks[0]?.map(day => (
              <th key={day} scope="col" abbr={formats.day(day, 'weekdayName')}>
                {formats.day(day, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(day => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole lint/a11y/useFocusableInteractive: its button has the focus.
                <td key={day} role="gridcell" aria-selected={day === value} data-in={isIn(day) || undefined}>
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    aria-label={formats.day(day, 'full')}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={day !== within(day) || undefined}
                    data-other={day.slice(0, 7) !== month || undefined}
                    onClick={() => day === within(day) && onChoose(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The day that a key moves to; null if it is none of the grid's keys. */
function dayAfter({ key, shiftKey }: KeyboardEvent, day: string, first: number): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return startOfWeek(day, first)
    case 'End':
      return addDays(startOfWeek(day, first), 6)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return null
  }
}
