import { useThrottledCallback } from '@mantine/hooks'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useEffect } from 'react'
import { readAgain } from '#client/api/query.ts'
import { followTopic, pathsOf } from '#client/api/topics.ts'
import { attention } from '#client/attention/attention.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { onLogin, onRows } from '#client/live/live.ts'
import { useGlobal } from '#client/state/state.ts'
import { useClock } from '#client/state/use-clock.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { countSignIns, type Days, readServerState } from '#resources/overview/contract.ts'
import type { Permission } from '#shared/permissions.ts'
import { dayOf } from '#shared/time/zone.ts'
import { AttentionList } from './attention-list.tsx'
import { EventsFigure, OrdersFigure, SalesFigure, SignInsFigure, TicketsFigure } from './figures/figures.tsx'
import { Charts, Side } from './later-parts.tsx'
import { messages } from './messages.ts'
import { RangePicker } from './range/range-picker.tsx'
import { useRange } from './range/use-range.ts'
import { ServerLine } from './server-line.tsx'
import styles from './today.module.css'
import { pathsOfCompany, useOrders } from './use-counts.ts'

export default function TodayPage() {
  const { t } = useLocale(messages)
  const { state, change, days } = useRange()
  const permissions = useGlobal(global => global.permissions)
  const may = (permission: Permission) => permissions.includes(permission)
  useLiveCounts()
  return (
    <div className={`${look.column} ${styles.page}`}>
      <header className={`${look.row} ${look.screen} ${styles.tools}`}>
        <DayNote days={days} />
        <RangePicker state={state} onChange={change} />
        <Button kind="quiet" isSmall icon={IconRefresh} label={t('refresh')} onClick={() => void allAgain()} />
      </header>
      <div className={`${look.grid} ${look.grow} ${styles.day}`}>
        <div className={`${look.column} ${look.shrink}`}>
          <AttentionList />
          <div className={styles.figures}>
            {may('orders:read') && <SalesFigure days={days} />}
            {may('orders:read') && <OrdersFigure days={days} />}
            {may('tickets:read') && <TicketsFigure days={days} />}
            {may('events:read') && <EventsFigure days={days} />}
            <SignInsFigure days={days} />
          </div>
          {may('orders:read') && <Charts days={days} />}
        </div>
        {(may('orders:read') || may('events:read')) && (
          <Side hasOrders={may('orders:read')} hasEvents={may('events:read')} />
        )}
      </div>
      <ServerLine />
    </div>
  )
}

const TICK_MS = 60_000

/** The date, and the days of the numbers if those end before today, as practice data may. */
function DayNote({ days }: { days: Partial<Days> }) {
  const { t, formats } = useLocale(messages)
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

followTopic('login', countSignIns.path)

/** Combines many writes into one refresh. */
const GATHER_MS = 1_000
/** The entities of the company that are counted or listed. */
const ENTITIES = ['orders', 'tickets', 'events', 'products']

const signInsAgain = () => readAgain(...pathsOf('login'))
const companyAgain = () => readAgain(...pathsOfCompany(), ...attention.map(({ reads }) => reads.path))
/** Everything on the page. */
const allAgain = () => Promise.all([signInsAgain(), companyAgain(), readAgain(readServerState.path)])

/** Refetches what is shown after every sign-in attempt, and when rows of the company are written. */
function useLiveCounts() {
  const signIns = useThrottledCallback(() => void signInsAgain(), GATHER_MS)
  const company = useThrottledCallback(() => void companyAgain(), GATHER_MS)
  useEffect(() => onLogin(signIns), [signIns])
  useEffect(() => onRows(ENTITIES, company), [company])
}
