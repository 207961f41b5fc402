import { useQuery } from '@tanstack/react-query'
import { api } from '#client/api/api.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLiveRows } from '#client/live/use-rows.ts'
import { useUrlState } from '#client/router/url-state.ts'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { listCountyStats } from '#resources/county-stats/contract.ts'
import { classingOf } from './classes/classing.ts'
import { CountyDetail } from './county-detail.tsx'
import { CountyMap } from './county-map.tsx'
import { CountyTable } from './county-table.tsx'
import { messages } from './messages.ts'
import { View } from './search-params.ts'
import { Settings } from './settings.tsx'

export default function CountyStatsPage() {
  const t = useMessages(messages)
  const [view, change] = useUrlState(View)
  const query = useQuery(api.query(listCountyStats))
  useLiveRows('orders', listCountyStats.path)
  const choose = (county: string) => change({ county: county === view.county ? undefined : county }, { replace: true })
  return (
    <div className={look.stack}>
      <Loaded query={query} skeleton={<Skeleton height={560} />}>
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
