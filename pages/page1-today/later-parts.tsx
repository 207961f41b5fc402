import { type ComponentType, lazy, Suspense } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Days } from '#resources/overview/contract.ts'
import type { CumulativeProps } from './later/cumulative.tsx'
import { messages } from './messages.ts'
import { Tile } from './tile.tsx'
import styles from './today.module.css'
import { useSales } from './use-counts.ts'

const Nothing = () => null
const NONE = { Cumulative: Nothing, LiveFeed: Nothing, OrdersOnTheirWay: Nothing, WeeksTile: Nothing }
/** Numbers come first; this code loads at the same time. If it fails, they are shown alone. */
const parts = import('./later/parts.ts').catch(() => NONE)
const Cumulative = lazy<ComponentType<CumulativeProps>>(async () => ({ default: (await parts).Cumulative }))
const Weeks = lazy<ComponentType<Props>>(async () => ({ default: (await parts).WeeksTile }))
const Orders = lazy(async () => ({ default: (await parts).OrdersOnTheirWay }))
const Feed = lazy(async () => ({ default: (await parts).LiveFeed }))

type Props = { days: Partial<Days> }

export function Charts({ days }: Props) {
  const t = useMessages(messages)
  return (
    <div className={`${look.grow} ${styles.charts}`}>
      <Tile kind="chart" title={t('cumulative')} query={useSales(days)}>
        {sales => (
          <Suspense>
            <Cumulative sales={sales} />
          </Suspense>
        )}
      </Tile>
      <Suspense fallback={<div className={`${look.column} ${styles.tile}`} data-kind="chart" />}>
        <Weeks days={days} />
      </Suspense>
    </div>
  )
}

/** Each only for who may read its rows. */
export function Side({ hasOrders, hasEvents }: { hasOrders: boolean; hasEvents: boolean }) {
  return (
    <div className={`${look.column} ${look.shrink} ${styles.side}`}>
      <Suspense>
        {hasOrders && <Orders />}
        {hasEvents && <Feed />}
      </Suspense>
    </div>
  )
}
