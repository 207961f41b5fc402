import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { Tabs } from '#client/ui/tabs/tabs.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import { PANELS } from '#pages/page7/page7_02-sites/search-params.ts'
import type { NearestSites } from '#pages/page7/page7_02-sites/use-nearest.ts'
import type { OnHover, Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import { MapItems } from './map-items.tsx'
import { Nearest } from './nearest.tsx'
import { SiteList } from './site-list.tsx'

type Props = { sites: Sites; nearest: NearestSites; onHover: OnHover }

/** Beside the map: the same items as a list, all sites of the area, or those nearest to a place. */
export function Panel({ sites, nearest, onHover }: Props) {
  const { t, formats } = useLocale(messages)
  const { state, change, query, count, view } = sites
  const labels = { map: t('panelMap'), list: t('panelList'), nearest: t('panelNearest') }
  return (
    <section className={look.panel} aria-label={t('panel')}>
      <Tabs
        label={t('panel')}
        tabs={PANELS.map(value => ({ value, label: labels[value] }))}
        value={state.panel}
        onChange={panel => change({ panel }, { replace: true })}
      >
        <div className={look.stack} data-gap="8" data-pad="12 0 0">
          {state.panel === 'nearest' && <Nearest sites={sites} nearest={nearest} onHover={onHover} />}
          {state.panel === 'list' && <SiteList sites={sites} onHover={onHover} />}
          {state.panel === 'map' && (
            <Loaded query={query} height={320}>
              {() => (
                <>
                  <div className={`${look.between} ${look.flex}`} data-gap="4 12">
                    <p className={look.note} role="status">
                      {t('inArea', { count, number: formats.number(count) })} {sites.isCoarser && t('coarser')}
                    </p>
                    {view && (
                      <p className={`${look.note} ${look.rigid}`}>{t('zoom', { level: Math.floor(view.zoom) })}</p>
                    )}
                  </div>
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
