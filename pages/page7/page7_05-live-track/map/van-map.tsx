import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useMemo, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { CountyPaths } from '#client/ui/map/counties/county-paths.tsx'
import { useCountyShapes } from '#client/ui/map/counties/use-county-shapes.ts'
import layout from '#client/ui/map/map-page.module.css'
import { MapView } from '#client/ui/map/map-view.tsx'
import { mapPlane } from '#client/ui/map/plane.ts'
import { sketchPlane } from '#client/ui/map/projection.ts'
import sketch from '#client/ui/map/sketch.module.css'
import type { Bounds } from '#client/ui/map/viewpoint.ts'
import { useSize } from '#client/ui/size/use-size.ts'
import { Loaded } from '#client/ui/states/loaded.tsx'
import type { Van } from '#pages/page7/page7_05-live-track/fleet/van.ts'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'
import { positionAt } from '#resources/tracks/rules.ts'
import { Legend } from './legend.tsx'
import { type VanMapProps, VanOverlay } from './van-overlay.tsx'

type Props = VanMapProps & {
  /** The map moves with the chosen van. */
  isFollowed: boolean
  /** The operator has moved the map away. */
  onLeave: () => void
}

/** The vans on a map, or on a drawing of the counties if there is no WebGL. */
export function VanMap(props: Props) {
  const t = useMessages(messages)
  return (
    <>
      <section className={layout.frame} style={{ '--around': '320px' }} aria-label={t('map')}>
        <MapView label={t('map')} view={null} onViewChange={ignore} fallback={<Sketch {...props} />}>
          {map => <OnMap {...props} map={map} />}
        </MapView>
      </section>
      <Legend />
    </>
  )
}

const ignore = () => undefined

function OnMap({ map, ...props }: Props & { map: MapLibre }) {
  const plane = useMemo(() => mapPlane(map), [map])
  const { chosen, vans } = props
  const chosenId = chosen?.id
  const hasVans = vans.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another van is chosen, or the first ones appear.
  useEffect(() => {
    const bounds = boundsOf(chosen ? [chosen] : vans)
    if (bounds) map.fitBounds(bounds, { padding: 56, maxZoom: 14 })
  }, [map, chosenId, hasVans])

  useFollowing(map, props)
  return <VanOverlay {...props} plane={plane} />
}

/** Keeps the chosen van in the middle until the operator moves the map. */
function useFollowing(map: MapLibre, { chosen, clock, isFollowed, onLeave }: Props) {
  const latest = useRef(chosen)
  useEffect(() => {
    latest.current = chosen
  }, [chosen])
  useEffect(() => {
    if (!isFollowed) return
    const centre = () => {
      const van = latest.current
      const at = van && positionAt(van.points, (clock.atMs() - van.startMs) / 1000)
      if (at) map.setCenter([at.lng, at.lat])
    }
    centre()
    map.on('dragstart', onLeave)
    const stop = clock.subscribe(centre)
    return () => {
      map.off('dragstart', onLeave)
      stop()
    }
  }, [map, clock, isFollowed, onLeave])
}

/** The counties as SVG around the vans, or around the chosen one. */
function Sketch(props: Props) {
  const t = useMessages(messages)
  const { chosen, vans } = props
  const [frame, size] = useSize()
  // The live points of a van are always within the plan's stops, so that the drawing doesn't change its scale.
  const key = chosen ? chosen.id : vans.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says which vans are drawn.
  const plane = useMemo(() => {
    const bounds = boundsOf(chosen ? [chosen] : vans)
    return size.width > 0 ? sketchPlane(size.width, size.height, bounds ?? undefined) : null
  }, [size, key])
  const { query, shapes } = useCountyShapes(plane)
  return (
    <div ref={frame} className={sketch.sketch}>
      <Loaded query={query} height="100%">
        {() => (
          <>
            <svg width={size.width} height={size.height} role="img" aria-label={t('map')}>
              <CountyPaths shapes={shapes} />
            </svg>
            {plane && <VanOverlay {...props} plane={plane} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** What contains the stops of these vans. */
function boundsOf(vans: readonly Van[]): Bounds | null {
  const places = vans.flatMap(({ track, points }) => [
    ...track.stops,
    ...points.slice(0, 1).map(([, lng, lat]) => ({ lng, lat })),
  ])
  if (places.length === 0) return null
  const [lngs, lats] = [places.map(({ lng }) => lng), places.map(({ lat }) => lat)]
  return [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)]
}
