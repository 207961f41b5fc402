import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { useGlobal } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { eventsPath, ordersPath, salesPath, signInsPath, ticketsPath } from '#pages/page1-today/counted-rows.ts'
import { messages } from '#pages/page1-today/messages.ts'
import { Tile } from '#pages/page1-today/tile.tsx'
import styles from '#pages/page1-today/today.module.css'
import { useEvents, useOrders, useSales, useSignIns, useTickets } from '#pages/page1-today/use-counts.ts'
import type { DayCounts, Days } from '#resources/overview/contract.ts'
import { dayOf } from '#shared/time/zone.ts'
import { Change, Figure } from './figure.tsx'

type Props = { days: Partial<Days> }

export function SalesFigure({ days }: Props) {
  const { t, formats } = useLocale(messages)
  return (
    <Tile kind="figure" title={t('sales')} query={useSales(days)}>
      {sales => (
        <Figure
          value={formats.moneyShort(sales.cents)}
          word={t('inSales')}
          to={salesPath(sales)}
          trend={sales.trend.map(({ cents }) => cents)}
        >
          <Change value={sales.cents} before={sales.before.cents} days={sales.trend.length} isBetter="more" />
        </Figure>
      )}
    </Tile>
  )
}

export function OrdersFigure({ days }: Props) {
  const { t } = useLocale(messages)
  return (
    <Tile kind="figure" title={t('orders')} query={useOrders(days)}>
      {counted => <Counted counted={counted} word={t('placed')} to={ordersPath(counted)} isBetter="more" />}
    </Tile>
  )
}

export function TicketsFigure({ days }: Props) {
  const { t } = useLocale(messages)
  return (
    <Tile kind="figure" title={t('tickets')} query={useTickets(days)}>
      {counted => <Counted counted={counted} word={t('opened')} to={ticketsPath(counted)} isBetter="fewer" />}
    </Tile>
  )
}

export function EventsFigure({ days }: Props) {
  const { t } = useLocale(messages)
  return (
    <Tile kind="figure" title={t('events')} query={useEvents(days)}>
      {counted => <Counted counted={counted} word={t('recorded')} to={eventsPath(counted)} isBetter={null} />}
    </Tile>
  )
}

/** Always of today: the log is of the real day, even if practice data ends earlier. The line is of the chosen days. */
export function SignInsFigure({ days }: Props) {
  const { t, formats } = useLocale(messages)
  const zone = useGlobal(global => global.time_zone)
  return (
    <Tile kind="figure" title={t('today')} query={useSignIns(days)}>
      {({ today, trend }) => {
        const day = dayOf(today.from, zone)
        return (
          <Figure
            value={formats.number(today.signedIn)}
            word={t('signedIn')}
            to={signInsPath(day, 'signed-in')}
            trend={trend.map(({ signedIn }) => signedIn)}
          >
            <p className={`${look.ellipsis} ${look.dim} ${look.small}`}>
              <LinkIfHere
                className={`${look.relative} ${look.link} ${look.plainLink} ${styles.more}`}
                to={signInsPath(day, 'refused')}
              >
                {t('refused', { value: formats.number(today.refused) })}
              </LinkIfHere>
            </p>
          </Figure>
        )
      }}
    </Tile>
  )
}

type CountedProps = { counted: DayCounts; word: string; to: string | null; isBetter: 'more' | 'fewer' | null }

function Counted({ counted: { count, before, newestDay, trend }, word, to, isBetter }: CountedProps) {
  const { t, formats } = useLocale(messages)
  return (
    <Figure value={formats.number(count)} word={word} to={to} trend={trend.map(day => day.count)}>
      {count === 0 ? (
        <p className={`${look.ellipsis} ${look.dim} ${look.small}`}>
          {newestDay === null ? t('noneAtAll') : t('newest', { day: formats.day(newestDay) })}
        </p>
      ) : (
        <Change value={count} before={before.count} days={trend.length} isBetter={isBetter} />
      )}
    </Figure>
  )
}
