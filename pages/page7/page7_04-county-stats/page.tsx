import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkToApiPractice } from '#client/router/links.ts'
import { useUrlState } from '#client/router/url-state.ts'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type CountyStats, listCountyStats } from '#resources/county-stats/contract.ts'
import { classingOf } from './classes/classing.ts'
import { CountyMap } from './county-map.tsx'
import { CountyTable } from './county-table.tsx'
import { messages } from './messages.ts'
import { View } from './search-params.ts'
import { Settings } from './settings.tsx'

export default function CountyStatsPage() {
  const { t } = useLocale(messages)
  const [view, change] = useUrlState(View)
  const query = useRead(listCountyStats)
  useLiveRows('orders', listCountyStats.path)
  const choose = (county: string) => change({ county: county === view.county ? undefined : county }, { replace: true })
  return (
    <div className={look.stack}>
      <Loaded query={query} height={560}>
        {({ rows }) => {
          const classing = classingOf(rows, view)
          const chosen = classing.rows.find(({ id }) => id === view.county)
          return (
            <>
              <Settings view={view} classing={classing} onChange={change} />
              <div className={layout.page}>
                <CountyMap classing={classing} view={view} onChoose={choose} />
                <section className={look.panel} aria-label={t('table')}>
                  <CountyDetail county={chosen} />
                  <CountyTable classing={classing} view={view} onChoose={choose} />
                </section>
              </div>
            </>
          )
        }}
      </Loaded>
    </div>
  )
}

const listOf = (resource: string, operation: string, county: string) =>
  linkToApiPractice({ resource, operation, query: [['township', county]] })

/** The values of the chosen county, with links to the counted rows. */
function CountyDetail({ county }: { county: CountyStats | undefined }) {
  const { t, language, formats } = useLocale(messages)
  if (!county)
    return (
      <p className={look.dim} data-below="16">
        {t('chooseOne')}
      </p>
    )
  const { number: written, money } = formats
  const { id, name, customers, orders, salesCents, sites } = county
  return (
    <div data-below="16">
      <h2 className={look.heading} data-below="4">
        {name[language]}
      </h2>
      <p data-below="4">
        {t('chosen', {
          customers: t('chosenCustomers', { count: customers, number: written(customers) }),
          orders: t('chosenOrders', { count: orders, number: written(orders) }),
          sites: t('chosenSites', { count: sites, number: written(sites) }),
          sales: money(salesCents),
        })}
      </p>
      <p className={look.row} data-gap="4 12" data-below="4">
        <LinkIfHere to={listOf('customers', 'listCustomers', id)}>{t('listCustomers')}</LinkIfHere>
        <LinkIfHere to={listOf('sites', 'listSites', id)}>{t('listSites')}</LinkIfHere>
      </p>
    </div>
  )
}
