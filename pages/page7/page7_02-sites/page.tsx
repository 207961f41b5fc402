import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '#client/api/api.ts'
import { useFormats } from '#client/i18n/formats.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FilterChips } from '#client/list/filter-chips.tsx'
import { FilterFields } from '#client/list/filter-fields.tsx'
import look from '#client/ui/look.module.css'
import { fetchMapCode } from '#client/ui/map/map-view.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { readSite, type Site } from '#resources/sites/contract.ts'
import { spotOf } from './items.ts'
import { SiteMap } from './map/site-map.tsx'
import { messages } from './messages.ts'
import styles from './page.module.css'
import { MapItems } from './panel/map-items.tsx'
import { Nearest } from './panel/nearest.tsx'
import { SiteDetail } from './panel/site-detail.tsx'
import { SiteList } from './panel/site-list.tsx'
import { PANELS } from './search-params.ts'
import { useFilters } from './use-filters.tsx'
import { useNearest } from './use-nearest.ts'
import { type OnHover, type Sites, useSites } from './use-sites.ts'

/** The map code, loaded once the code of all pages is there. */
export const later = fetchMapCode

const CLOSE_UP = 15

export default function SitesPage() {
  const sites = useSites()
  const { state, change, items, hovered, setHovered } = sites
  const { filters, active, remove, reset } = useFilters(sites)
  const nearest = useNearest(sites)
  const site = useQuery({
    ...api.query(readSite, { params: { siteId: state.site ?? 0 } }),
    enabled: state.site !== undefined,
  })
  const chosen = state.site === undefined ? undefined : site.data
  const hover = useCallback(
    (on: 'map' | 'list'): OnHover =>
      spot =>
        setHovered(before => (before?.key === spot?.key ? before : spot && { ...spot, on })),
    [setHovered],
  )
  return (
    <>
      <PageHead />
      <div className={look.stack}>
        <FilterFields filters={filters} state={state} active={active.length} onChange={change} />
        <FilterChips filters={filters} state={state} active={active} onRemove={remove} onReset={reset} />
        <div className={styles.page}>
          <div className={styles.map}>
            <SiteMap
              view={sites.view}
              size={sites.size}
              onViewChange={view => sites.showView(view, { replace: true })}
              onSizeChange={sites.setSize}
              items={items}
              hovered={hovered}
              onHover={hover('map')}
              onChoose={sites.choose}
              chosen={chosen ? spotOf(chosen) : null}
              origin={nearest.origin}
              nearest={nearest.rows}
            />
          </div>
          <div className={look.stack}>
            {state.site !== undefined && (
              <SiteDetail
                query={site}
                onShow={at => sites.showView({ ...placeOf(at), zoom: CLOSE_UP })}
                onClose={() => sites.chooseSite(undefined)}
              />
            )}
            <Panel sites={sites} nearest={nearest} onHover={hover('list')} />
          </div>
        </div>
      </div>
    </>
  )
}

const placeOf = ({ lng, lat }: Site) => ({ lng, lat })

type PanelProps = { sites: Sites; nearest: ReturnType<typeof useNearest>; onHover: OnHover }

function Panel({ sites, nearest, onHover }: PanelProps) {
  const t = useMessages(messages)
  const { number } = useFormats()
  const { state, change, query } = sites
  const labels = { map: t('panelMap'), list: t('panelList'), nearest: t('panelNearest') }
  return (
    <section className={look.panel} aria-label={t('panel')}>
      <Tabs
        label={t('panel')}
        tabs={PANELS.map(value => ({ value, label: labels[value] }))}
        value={state.panel}
        onChange={panel => change({ panel }, { replace: true })}
      >
        <div className={styles.panel}>
          {state.panel === 'nearest' && <Nearest sites={sites} nearest={nearest} onHover={onHover} />}
          {state.panel === 'list' && <SiteList sites={sites} onHover={onHover} />}
          {state.panel === 'map' && (
            <Loaded query={query} skeleton={<Skeleton height={320} />}>
              {({ count }) => (
                <>
                  <p className={look.note} role="status">
                    {t('inArea', { count, number: number(count) })} {sites.isCoarser && t('coarser')}
                  </p>
                  <MapItems sites={sites} onHover={onHover} />
                </>
              )}
            </Loaded>
          )}
        </div>
      </Tabs>
    </section>
  )
}
