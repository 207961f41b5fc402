import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { findInside, type InsideShape } from '#resources/areas/contract.ts'
import type { Shape } from '#resources/areas/rules.ts'
import { STATUS_NAMES } from '#resources/orders/rules.ts'

/** The server is asked when a shape rests. */
const REST_MS = 500
const SHOWN = 5

export type InsideProps = { shape: Shape }

/** The sites and open orders inside a valid shape, as the server sees them. */
export function Inside({ shape }: InsideProps) {
  const { t } = useLocale(messages)
  const [rested] = useDebouncedValue(shape, REST_MS)
  const query = useRead(findInside, { body: { polygons: rested } }, { placeholderData: keepPreviousData })
  return (
    <section aria-label={t('inside')} aria-busy={query.isFetching || rested !== shape}>
      <h3 className={look.subtitle}>{t('inside')}</h3>
      <Loaded query={query} height={90}>
        {inside => <Found {...inside} />}
      </Loaded>
    </section>
  )
}

function Found({ sites, orders }: InsideShape) {
  const { t, language, formats } = useLocale(messages)
  return (
    <>
      {sites && (
        <>
          <p className={look.strong} data-above="8">
            {t('sites', { count: sites.count, number: formats.number(sites.count) })}
          </p>
          {sites.count > 0 && (
            <p className={look.dim}>
              {sites.kinds
                .filter(({ count }) => count > 0)
                .map(({ kind, count }) => t('kindCount', { kind: t(kind), number: formats.number(count) }))
                .join(' · ')}
            </p>
          )}
          <ul>
            {sites.rows.slice(0, SHOWN).map(({ id, name }) => (
              <li key={id}>
                <LinkIfHere className={look.link} to={linkIfHere('page7_02', { site: id })}>
                  {name[language]}
                </LinkIfHere>
              </li>
            ))}
          </ul>
          <More count={sites.count} />
        </>
      )}
      {orders && (
        <>
          <p className={look.strong} data-above="8">
            {t('orders', {
              count: orders.count,
              number: formats.number(orders.count),
              total: formats.money(orders.totalCents),
            })}
          </p>
          <ul>
            {orders.rows.slice(0, SHOWN).map(({ id, status, totalCents }) => (
              <li key={id}>
                <LinkIfHere className={look.link} to={linkIfHere('page5_01', { search: `#${id}`, order: id })}>
                  #{id}
                </LinkIfHere>{' '}
                <span className={look.dim}>
                  {STATUS_NAMES[status][language]} · {formats.money(totalCents)}
                </span>
              </li>
            ))}
          </ul>
          <More count={orders.count} />
        </>
      )}
    </>
  )
}

function More({ count }: { count: number }) {
  const { t, formats } = useLocale(messages)
  const rest = count - SHOWN
  return rest > 0 && <p className={look.dim}>{t('more', { count: rest, number: formats.number(rest) })}</p>
}
