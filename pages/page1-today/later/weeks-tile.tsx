import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { useGlobal } from '#client/state/state.ts'
import { BarChart } from '#client/ui/chart/bar-chart.tsx'
import look from '#client/ui/look.module.css'
import { salesPath } from '#pages/page1-today/counted-rows.ts'
import { centsIn, firstWeek, largest } from '#pages/page1-today/reckoning/weeks.ts'
import { Tile } from '#pages/page1-today/tile.tsx'
import styles from '#pages/page1-today/today.module.css'
import { followCompany, LASTING, useSales } from '#pages/page1-today/use-counts.ts'
import type { Days } from '#resources/overview/contract.ts'
import { type Pivot, type PivotEntry, pivotSales } from '#resources/sales/contract.ts'
import { entryName } from '#resources/sales/rules.ts'
import { itemAt } from '#shared/objects.ts'
import { addDays, dayOf, startOfDay } from '#shared/time/zone.ts'
import { laterMessages } from './messages.ts'

followCompany(pivotSales.path)

const COLORS = [1, 2, 3, 4, 5, 6] as const

/** The twelve weeks up to the last of the counted days. */
export function WeeksTile({ days }: { days: Partial<Days> }) {
  const { t } = useLocale(laterMessages)
  const zone = useGlobal(global => global.time_zone)
  const sales = useSales(days)
  const lastDay = sales.data?.lastDay ?? days.to ?? dayOf(Date.now(), zone)
  const span = { firstDay: firstWeek(lastDay), lastDay }
  const [from, to] = [startOfDay(span.firstDay, zone), startOfDay(addDays(lastDay, 1), zone)]
  const query = useRead(
    pivotSales,
    { query: { rows: 'week', columns: 'category', zone, from, to } },
    {
      ...LASTING,
      // The last day is that of the newest order. If it can't be read, it is the last one that was asked for.
      enabled: !sales.isPending,
    },
  )
  return (
    <Tile
      kind="chart"
      title={t('weeks')}
      query={query}
      aside={
        <LinkIfHere className={`${look.away} ${look.link} ${look.plainLink} ${styles.more}`} to={salesPath(span)}>
          {t('pivot')}
        </LinkIfHere>
      }
    >
      {pivot => <Weeks pivot={pivot} linkOf={week => salesPath(span, week)} />}
    </Tile>
  )
}

type WeeksProps = { pivot: Pivot; linkOf: (week: string) => string | null }

/** Sales by week, stacked by category. Each week links to its orders. */
function Weeks({ pivot, linkOf }: WeeksProps) {
  const { t, language, formats } = useLocale(laterMessages)
  const groups = largest(pivot.columns)
  const sumIn = centsIn(pivot)
  const best = pivot.rows.toSorted((a, b) => b.cents - a.cents)[0]
  if (!best) return <p className={look.dim}>{t('noSales')}</p>
  return (
    <BarChart
      label={t('weeks')}
      isLabelHidden
      answer={t('best', { day: formats.day(best.key, 'shortDay'), amount: formats.moneyShort(best.cents) })}
      data={pivot.rows}
      series={groups.map(({ key, columns }, index) => ({
        id: key,
        label:
          (columns.length === 1 && columns[0] && entryName('category', columns[0])?.[language]) ||
          t('others', { count: columns.length }),
        value: (row: PivotEntry) => columns.reduce((sum, column) => sum + sumIn(row.key, column.key), 0),
        color: itemAt(COLORS, index),
      }))}
      keyOf={({ key }) => key}
      nameOf={({ key }) => ({
        short: formats.day(key, 'shortDay'),
        full: t('weekOf', { day: formats.day(key, 'weekdayDate') }),
      })}
      nameHeading={t('week')}
      linkOf={({ key }) => linkOf(key)}
      format={formats.moneyShort}
      formatTick={tick => formats.compact(tick / 100)}
      heightPx="fill"
    />
  )
}
