import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { useGlobal } from '#client/state/state.ts'
import type { Days } from '#resources/overview/contract.ts'
import { pivotSales } from '#resources/sales/contract.ts'
import { addDays, dayOf, startOfDay } from '#shared/zone.ts'
import { salesPath } from './counted-rows.ts'
import type { CumulativeProps, WeeksProps } from './drawings.tsx'
import { messages } from './messages.ts'
import { Tile } from './tile.tsx'
import styles from './today.module.css'
import { LASTING, useSales } from './use-counts.ts'
import { firstWeek } from './weeks.ts'

type Props = { days: Partial<Days> }

/** Numbers come first; the chart code loads at the same time. If it fails, the numbers are shown without charts. */
const drawings = import('./drawings.tsx').catch(() => ({ Cumulative: () => null, Weeks: () => null }))
const Cumulative = lazy<ComponentType<CumulativeProps>>(async () => ({ default: (await drawings).Cumulative }))
const Weeks = lazy<ComponentType<WeeksProps>>(async () => ({ default: (await drawings).Weeks }))

export function CumulativeTile({ days }: Props) {
  const t = useMessages(messages)
  return (
    <Tile kind="chart" title={t('cumulative')} query={useSales(days)}>
      {sales => (
        <Suspense fallback={<div className={styles.skeleton} />}>
          <Cumulative sales={sales} />
        </Suspense>
      )}
    </Tile>
  )
}

/** The twelve weeks up to the last of the counted days. */
export function WeeksTile({ days }: Props) {
  const t = useMessages(messages)
  const zone = useGlobal(global => global.time_zone)
  const sales = useSales(days)
  const lastDay = sales.data?.lastDay ?? days.to ?? dayOf(Date.now(), zone)
  const span = { firstDay: firstWeek(lastDay), lastDay }
  const [from, to] = [startOfDay(span.firstDay, zone), startOfDay(addDays(lastDay, 1), zone)]
  const query = useQuery({
    ...api.query(pivotSales, { query: { rows: 'week', columns: 'category', zone, from, to } }),
    ...LASTING,
    // The last day is that of the newest order. If it can't be read, it is the last one that was asked for.
    enabled: !sales.isPending,
  })
  return (
    <Tile
      kind="chart"
      title={t('weeks')}
      query={query}
      aside={
        <LinkIfHere className={styles.more} to={salesPath(span)}>
          {t('pivot')}
        </LinkIfHere>
      }
    >
      {pivot => (
        <Suspense fallback={<div className={styles.skeleton} />}>
          <Weeks pivot={pivot} linkOf={week => salesPath(span, week)} />
        </Suspense>
      )}
    </Tile>
  )
}
