import { readAgain } from '#client/api/query.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import {
  countEvents,
  countOrders,
  countSignIns,
  countStock,
  countTickets,
  readServerState,
} from '#resources/overview/contract.ts'
import type { Permission } from '#shared/permissions.ts'
import { EventsTile, OrdersTile, StockTile, TicketsTile } from './company-tiles.tsx'
import { messages } from './messages.ts'
import { RangePicker } from './range-picker.tsx'
import { ServerTile } from './server-tile.tsx'
import { SignInsTile, TodayTile } from './sign-in-tiles.tsx'
import styles from './tile.module.css'
import { useLiveCounts } from './use-live-counts.ts'
import { useRange } from './use-range.ts'

const ALL = [countSignIns, readServerState, countOrders, countTickets, countEvents, countStock].map(({ path }) => path)

export default function TodayPage() {
  const t = useMessages(messages)
  const { state, change, days } = useRange()
  const permissions = useGlobal(global => global.permissions)
  const may = (permission: Permission) => permissions.includes(permission)
  useLiveCounts()
  return (
    <>
      <PageHead
        actions={
          <>
            <RangePicker state={state} onChange={change} />
            <Button onClick={() => void readAgain(...ALL)}>{t('refresh')}</Button>
          </>
        }
      />
      <div className={styles.tiles}>
        <TodayTile days={days} />
        <ServerTile />
        {may('orders:read') && <OrdersTile days={days} />}
        {may('tickets:read') && <TicketsTile days={days} />}
        {may('events:read') && <EventsTile days={days} />}
        {may('products:read') && <StockTile />}
        <SignInsTile days={days} />
      </div>
    </>
  )
}
