import { type Ref, useCallback, useRef } from 'react'
import { useRead } from '#client/api/use-read.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FilterChips } from '#client/list/filters/filter-chips.tsx'
import { FilterFields } from '#client/list/filters/filter-fields.tsx'
import { focusChosenTab } from '#client/ui/focus.ts'
import look from '#client/ui/look.module.css'
import layout from '#client/ui/map/map-page.module.css'
import { fetchMapCode, MapView } from '#client/ui/map/map-view.tsx'
import type { Viewpoint } from '#client/ui/map/viewpoint.ts'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Size } from '#client/ui/size/use-size.ts'
import { Skeleton } from '#client/ui/states/skeleton.tsx'
import { readSite } from '#resources/sites/contract.ts'
import { useFilters } from './filters/use-filters.tsx'
import { spotOf } from './items.ts'
import type { SiteMapProps } from './map/site-map-props.ts'
import { SiteOverlay } from './map/site-overlay.tsx'
import { Sketch } from './map/sketch.tsx'
import { messages } from './messages.ts'
import { Panel } from './panel/panel.tsx'
import { SiteDetail } from './panel/site-detail.tsx'
import { useNearest } from './use-nearest.ts'
import { type OnHover, useSites } from './use-sites.ts'

const CLOSE_UP = 15

export default function SitesPage() {
  const sites = useSites()
  const { state, hovered, setHovered } = sites
  const { filters, active, remove, reset } = useFilters(sites)
  const nearest = useNearest(sites)
  const beside = useRef<HTMLDivElement>(null)
  const site = useRead(readSite, { params: { siteId: state.site ?? 0 } }, { enabled: state.site !== undefined })
  const chosen = state.site === undefined ? undefined : site.data
  const hover = useCallback(
    (on: 'map' | 'list'): OnHover =>
      spot =>
        setHovered(before => (before?.key === spot?.key ? before : spot && { ...spot, on })),
    [setHovered],
  )
  return (
    <>
      <PageHead>
        <FilterFields
          {...{ filters, state, active }}
          onChange={sites.changeFilters}
          onRemove={remove}
          onReset={reset}
        />
      </PageHead>
      <div className={look.stack}>
        <FilterChips filters={filters} state={state} active={active} onRemove={remove} onReset={reset} />
        <div className={layout.page}>
          <div className={layout.map}>
            <SiteMap
              view={sites.view}
              size={sites.size}
              frame={sites.frame}
              onViewChange={view => sites.showView(view, { replace: true })}
              items={sites.drawn}
              hovered={hovered}
              onHover={hover('map')}
              onChoose={sites.choose}
              chosen={chosen ? spotOf(chosen) : null}
              origin={nearest.origin}
              nearest={nearest.rows}
            />
          </div>
          <div ref={beside} className={look.stack}>
            {state.site !== undefined && (
              <SiteDetail
                query={site}
                onShow={at => sites.showView({ ...at, zoom: CLOSE_UP })}
                onClose={() => {
                  sites.chooseSite(null)
                  // The pressed button disappears.
                  focusChosenTab(beside.current)
                }}
              />
            )}
            <Panel sites={sites} nearest={nearest} onHover={hover('list')} />
          </div>
        </div>
      </div>
    </>
  )
}
/** The map code, loaded once the code of all pages is there. */
SitesPage.later = fetchMapCode

type Props = SiteMapProps & {
  /** Null until the size of the map is known. */
  view: Viewpoint | null
  size: Size | null
  /** Measures the map. */
  frame: Ref<HTMLElement>
  onViewChange: (view: Viewpoint) => void
}

/** The map with the sites, or a drawing of the counties with them if there is no WebGL. */
function SiteMap({ view, size, frame, onViewChange, ...props }: Props) {
  const t = useMessages(messages)
  return (
    <section ref={frame} className={layout.frame} style={{ '--around': '180px' }} aria-label={t('map')}>
      {view && size ? (
        <MapView label={t('map')} view={view} onViewChange={onViewChange} fallback={<Sketch {...props} view={view} />}>
          {map => <SiteOverlay {...props} map={map} view={view} />}
        </MapView>
      ) : (
        <Skeleton height="100%" />
      )}
    </section>
  )
}
