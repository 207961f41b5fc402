import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import type { Permission } from '#shared/permissions.ts'
import { AttentionList } from './attention-list.tsx'
import { DayNote } from './day-note.tsx'
import { EventsFigure, OrdersFigure, SalesFigure, SignInsFigure, TicketsFigure } from './figures/figures.tsx'
import { Charts, Side } from './later-parts.tsx'
import { messages } from './messages.ts'
import { RangePicker } from './range/range-picker.tsx'
import { useRange } from './range/use-range.ts'
import { ServerLine } from './server-line.tsx'
import styles from './today.module.css'
import { allAgain, useLiveCounts } from './use-live-counts.ts'

export default function TodayPage() {
  const t = useMessages(messages)
  const { state, change, days } = useRange()
  const permissions = useGlobal(global => global.permissions)
  const may = (permission: Permission) => permissions.includes(permission)
  useLiveCounts()
  return (
    <div className={`${look.column} ${styles.page}`}>
      <header className={`${look.row} ${look.screen} ${styles.tools}`}>
        <DayNote days={days} />
        <RangePicker state={state} onChange={change} />
        <Button kind="quiet" isSmall icon={IconRefresh} onClick={() => void allAgain()}>
          {t('refresh')}
        </Button>
      </header>
      <div className={`${look.grid} ${look.grow} ${styles.day}`}>
        <div className={styles.main}>
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
