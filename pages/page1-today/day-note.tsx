import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { useClock } from '#client/state/use-clock.ts'
import look from '#client/ui/look.module.css'
import type { Days } from '#resources/overview/contract.ts'
import { dayOf } from '#shared/time/zone.ts'
import { messages } from './messages.ts'
import styles from './today.module.css'
import { useOrders } from './use-counts.ts'

const TICK_MS = 60_000

/** The date, and the days of the numbers if those end before today, as practice data may. */
export function DayNote({ days }: { days: Partial<Days> }) {
  const t = useMessages(messages)
  const formats = useFormats()
  const zone = useGlobal(global => global.time_zone)
  const mayRead = useGlobal(global => global.permissions.includes('orders:read'))
  const today = dayOf(useClock(true, TICK_MS), zone)
  const { data } = useOrders(days, mayRead)
  const isOlder = days.from === undefined && data !== undefined && data.lastDay < today
  return (
    <p className={`${look.flex} ${look.wrapping} ${styles.date}`} data-gap="0 8">
      {formats.day(today, 'longDay')} <span className={look.dim}>{zone}</span>
      {isOlder && (
        <span className={look.dim}>{t('latest', { days: formats.dayRange(data.firstDay, data.lastDay) })}</span>
      )}
    </p>
  )
}
