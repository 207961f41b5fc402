import { Link } from 'react-router'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { linkIfHere } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { Ring } from '#client/ui/shapes/ring.tsx'
import { Tile } from '#pages/page1-today/tile.tsx'
import { followCompany, LASTING } from '#pages/page1-today/use-counts.ts'
import { sumOrders } from '#resources/orders/contract.ts'
import { ringOf, STATUS_NAMES } from '#resources/orders/rules.ts'
import later from './later.module.css'
import { laterMessages } from './messages.ts'

followCompany(sumOrders.path)

/** In the order in which an order reaches them. */
const STEPS = ['placed', 'paid', 'packed', 'shipped'] as const

/** The orders that are neither delivered nor cancelled, by how far they are. */
export function OrdersOnTheirWay() {
  const { t, language, formats } = useLocale(laterMessages)
  const query = useRead(sumOrders, { query: {} }, LASTING)
  const sumsOf = (status: string) =>
    query.data?.byStatus.find(one => one.status === status) ?? { count: 0, totalCents: 0 }
  const count = STEPS.reduce((sum, status) => sum + sumsOf(status).count, 0)
  return (
    <Tile
      kind="side"
      title={t('onTheirWay')}
      query={query}
      aside={query.data && <span className={look.dim}>{formats.number(count)}</span>}
    >
      {() => (
        <ul className={later.steps}>
          {STEPS.map(status => {
            const { count, totalCents } = sumsOf(status)
            const row = (
              <>
                <Ring {...ringOf(status)}>{STATUS_NAMES[status][language]}</Ring>{' '}
                <b className={look.strong}>{formats.number(count)}</b>{' '}
                <span className={look.dim}>{formats.money(totalCents)}</span>
              </>
            )
            const to = linkIfHere('page5_01', { status })
            return (
              <li key={status}>
                {to === null ? (
                  <span>{row}</span>
                ) : (
                  <Link className={look.pick} to={to}>
                    {row}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Tile>
  )
}
