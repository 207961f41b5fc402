import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs'
import { useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useIsShown } from '#client/state/use-is-shown.ts'
import { useLatest } from '#client/state/use-latest.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import { NEAREST_COUNTS } from '#pages/page7/page7_02-sites/search-params.ts'
import type { NearestSites } from '#pages/page7/page7_02-sites/use-nearest.ts'
import type { OnHover, Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import type { LngLat } from '#resources/sites/rules.ts'
import { roundDegrees } from '#shared/geometry/degrees.ts'
import styles from './panel.module.css'
import { PlaceField } from './place-field.tsx'
import { SiteRow } from './row.tsx'

/** To about a kilometre: the view becomes part of the URL, the operator's location does not. */
const roughly = ({ lng, lat }: LngLat): LngLat => ({ lng: Number(lng.toFixed(2)), lat: Number(lat.toFixed(2)) })

type Props = { sites: Sites; nearest: NearestSites; onHover: OnHover }

/** The sites nearest to a place or to the operator. */
export function Nearest({ sites, nearest, onHover }: Props) {
  const { t, language, formats } = useLocale(messages)
  const { state, change, hovered, chooseSite, showNear } = sites
  const { query, origin, isMine } = nearest
  const place = isMine ? t('myLocation') : origin?.locality?.[language]
  return (
    <div className={look.stack}>
      <div className={look.tracks} style={{ '--columns': 'minmax(0, 1fr) 90px' }} data-gap="12">
        <PlaceField
          value={isMine ? undefined : state.near}
          valueLabel={place ?? t('noPlace')}
          onChoose={({ id, lng, lat }) => {
            nearest.setMine(null)
            showNear({ lng, lat, near: id })
          }}
        />
        <SelectField
          label={t('count')}
          value={String(state.count)}
          options={NEAREST_COUNTS.map(count => ({ value: String(count), label: String(count) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ count: NEAREST_COUNTS.find(count => String(count) === value) }, { replace: true })
          }
        />
      </div>
      <LocateButton
        near={state.near}
        onLocate={at => {
          nearest.setMine(at)
          showNear({ ...roughly(at), near: undefined })
        }}
      />
      {nearest.isAsked ? (
        <Loaded query={query} height={240}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Empty title={t('noneTitle')} text={t('noneNearText')} />
            ) : (
              <section aria-label={t('nearestLabel')}>
                <h3 className={look.subtitle}>{t('nearestOf', { place: place ?? '' })}</h3>
                <ol className={`${look.packed} ${look.scroll} ${look.stack} ${styles.list}`} data-gap="2">
                  {rows.map(site => (
                    <li key={site.id}>
                      <SiteRow
                        site={site}
                        end={
                          <span className={`${look.digits} ${look.rigid}`}>
                            {formats.distance(site.distanceMetres)}
                          </span>
                        }
                        hovered={hovered}
                        onHover={onHover}
                        onChoose={() => chooseSite(site)}
                        isCurrent={site.id === state.site}
                      />
                    </li>
                  ))}
                </ol>
              </section>
            )
          }
        </Loaded>
      ) : (
        <p className={look.dim}>{t('choosePlace')}</p>
      )}
    </div>
  )
}

const WAIT_MS = 15_000

type State = 'idle' | 'waiting' | 'denied' | 'failed'

/** Asks the browser for the operator's location, which asks the operator. */
function LocateButton({ near, onLocate }: { near: string | undefined; onLocate: (at: LngLat) => void }) {
  const { t } = useLocale(messages)
  const [state, setState] = useState<State>('idle')
  const isShown = useIsShown()
  const now = useLatest(near)

  function locate() {
    setState('waiting')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => {
        setState('idle')
        // Meanwhile a place may have been chosen, or another panel.
        if (isShown() && now.current === near) onLocate({ lng: roundDegrees(longitude), lat: roundDegrees(latitude) })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { timeout: WAIT_MS },
    )
  }

  return (
    <div className={look.stack} data-gap="8">
      <Button
        className={look.atStart}
        icon={IconCurrentLocation}
        isBusy={state === 'waiting'}
        label={t('locate')}
        onClick={locate}
      />
      <p className={state === 'idle' || state === 'waiting' ? look.note : look.bad} role="status">
        {t(state === 'denied' ? 'locateDenied' : state === 'failed' ? 'locateFailed' : 'locateNote')}
      </p>
    </div>
  )
}
