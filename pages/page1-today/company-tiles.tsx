import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import {
  countEvents,
  countOrders,
  countStock,
  countTickets,
  type DayCounts,
  type Days,
} from '#resources/overview/contract.ts'
import { eventsPath, ordersPath, productsPath, ticketsPath } from './counted-rows.ts'
import { type Count, Counts } from './counts.tsx'
import { Trend } from './later-trend.tsx'
import { messages } from './messages.ts'
import { SpanNote } from './span-note.tsx'
import styles from './tile.module.css'
import { Tile } from './tile.tsx'

/** Often enough that the numbers follow the clock into a new day. */
const REFRESH_MS = 5 * 60_000

type Props = { days: Partial<Days> }

export function OrdersTile({ days }: Props) {
  const t = useMessages(messages)
  const query = useQuery({ ...api.query(countOrders, { query: days }), ...LASTING })
  return (
    <Tile title={t('orders')} query={query} hasTrend>
      {counted => (
        <Counted
          title={t('orders')}
          days={days}
          counted={counted}
          counts={[
            { value: counted.count, before: counted.before.count, word: t('placed'), to: ordersPath(counted) },
            { value: counted.cancelled, word: t('cancelled'), to: ordersPath(counted, 'cancelled') },
          ]}
          linkOf={ordersPath}
        />
      )}
    </Tile>
  )
}

export function TicketsTile({ days }: Props) {
  const t = useMessages(messages)
  const query = useQuery({ ...api.query(countTickets, { query: days }), ...LASTING })
  return (
    <Tile title={t('tickets')} query={query} hasTrend>
      {counted => (
        <Counted
          title={t('tickets')}
          days={days}
          counted={counted}
          counts={[
            { value: counted.count, before: counted.before.count, word: t('opened'), to: ticketsPath(counted) },
            { value: counted.open, word: t('open'), to: ticketsPath(counted, 'open') },
          ]}
          linkOf={ticketsPath}
        />
      )}
    </Tile>
  )
}

export function EventsTile({ days }: Props) {
  const t = useMessages(messages)
  const query = useQuery({ ...api.query(countEvents, { query: days }), ...LASTING })
  return (
    <Tile title={t('events')} query={query} hasTrend>
      {counted => (
        <Counted
          title={t('events')}
          days={days}
          counted={counted}
          counts={[
            { value: counted.count, before: counted.before.count, word: t('recorded'), to: eventsPath(counted) },
          ]}
          linkOf={eventsPath}
        />
      )}
    </Tile>
  )
}

export function StockTile() {
  const t = useMessages(messages)
  const query = useQuery({ ...api.query(countStock), refetchInterval: REFRESH_MS })
  return (
    <Tile title={t('stock')} query={query}>
      {({ low, out, products }) => (
        <>
          <Counts
            counts={[
              { value: low, word: t('low'), to: productsPath('isLow') },
              { value: out, word: t('out'), to: productsPath('isOut') },
            ]}
          />
          <p className={styles.note}>{t('ofProducts', { count: products })}</p>
        </>
      )}
    </Tile>
  )
}

/** Earlier numbers stay on the screen while other days, or the same ones again, are being counted. */
const LASTING = { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS } as const

type CountedProps = Props & {
  title: string
  counted: DayCounts
  counts: readonly Count[]
  linkOf: (days: { firstDay: string; lastDay: string }) => string | null
}

function Counted({ title, days: { from }, counted, counts, linkOf }: CountedProps) {
  const t = useMessages(messages)
  return (
    <>
      <Counts counts={counts} days={counted.trend.length} />
      <Trend
        label={t('byDay', { title })}
        days={counted.trend}
        series={[{ id: 'count', label: counts[0]?.word ?? '', value: day => day.count, color: 1 }]}
        linkOf={day => linkOf({ firstDay: day, lastDay: day })}
      />
      <SpanNote {...counted} counted={counted} isNewest={from === undefined} />
    </>
  )
}
