import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { isCalm } from '#client/theme/look.ts'
import look from '#client/ui/look.module.css'
import type { Plane } from '#client/ui/map/plane.ts'
import { pathOf } from '#client/ui/map/projection.ts'
import type { Clock } from '#pages/page7/page7_05-live-track/fleet/clock.ts'
import { statusAt, type Van } from '#pages/page7/page7_05-live-track/fleet/van.ts'
import { messages } from '#pages/page7/page7_05-live-track/messages.ts'
import type { Area } from '#resources/areas/contract.ts'
import { positionAt } from '#resources/tracks/rules.ts'
import styles from './map.module.css'

export type VanMapProps = {
  vans: readonly Van[]
  areas: readonly Area[]
  clock: Clock
  /** The second that the clock shows, at which ways are drawn. Positions follow each frame. */
  second: number
  chosen: Van | null
  onChoose: (van: Van) => void
}

type Props = VanMapProps & { plane: Plane }

/**
 * The areas, the ways of the vans and the vans themselves, as SVG over a map. Vans are moved on every frame without
 * rendering anything.
 */
export function VanOverlay({ vans, areas, clock, second, chosen, onChoose, plane }: Props) {
  const { t, language } = useLocale(messages)
  const elements = useRef(new Map<number, SVGGElement>())
  const moved = useMoves(plane)

  useEffect(() => {
    const isStill = isCalm()
    function place() {
      const shown = isStill ? Math.floor(clock.atMs() / 1000) * 1000 : clock.atMs()
      for (const { id, startMs, points } of vans) {
        const element = elements.current.get(id)
        const at = positionAt(points, (shown - startMs) / 1000)
        if (!element || !at) continue
        const { x, y } = plane.project(at)
        element.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
        element.style.setProperty('--degrees', `${at.degrees.toFixed(0)}deg`)
      }
    }
    place()
    const stop = [clock.subscribe(place), plane.onMove(place)]
    return () => stop.forEach(end => void end())
  }, [vans, clock, plane])

  // Drawn again whenever the map has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moved` says that the plane projects differently.
  const fences = useMemo(
    () =>
      areas.map(area => ({
        id: area.id,
        name: area.name[language],
        path: pathOf({ type: 'MultiPolygon', coordinates: area.polygons }, plane),
      })),
    [areas, language, plane, moved],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const way = useMemo(() => (chosen ? wayOf(chosen, second * 1000, plane) : ''), [chosen, second, plane, moved])
  const shown = vans.flatMap(van => {
    const status = statusAt(van, second * 1000)
    return status ? { van, status } : []
  })
  return (
    <svg className={`${look.full} ${styles.overlay}`} aria-hidden="true">
      {fences.map(({ id, name, path }) => (
        <path key={id} className={styles.area} d={path}>
          <title>{name}</title>
        </path>
      ))}
      <path className={styles.way} d={way} />
      {chosen?.track.stops.map(({ siteId, lng, lat, name, dueAt }) => {
        const { x, y } = plane.project({ lng, lat })
        return (
          <circle key={`${siteId} ${dueAt}`} className={styles.stop} cx={x} cy={y} r="4.5">
            <title>{name[language]}</title>
          </circle>
        )
      })}
      {shown.map(({ van, status }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it has a button for each van.
        <g
          key={van.id}
          ref={element => {
            if (element) elements.current.set(van.id, element)
            else elements.current.delete(van.id)
          }}
          className={`${look.pointer} ${styles.van}`}
          data-state={status.state}
          data-chosen={van.id === chosen?.id}
          onClick={() => onChoose(van)}
        >
          <circle r="11" />
          <path className={styles.arrow} d="M0 -7L5 6L0 3.5L-5 6Z" />
          <text dy="-16">
            {van.id === chosen?.id
              ? t('vanLabel', { plate: van.track.plate, kmh: Math.round(status.position.kmh) })
              : van.track.plate}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** A number that changes whenever the plane projects differently. */
function useMoves(plane: Plane): number {
  const [moves, setMoves] = useState(0)
  useEffect(() => plane.onMove(() => setMoves(before => before + 1)), [plane])
  return moves
}

/** The way of a van up to a moment. */
function wayOf({ points, startMs }: Van, atMs: number, plane: Plane): string {
  const seconds = (atMs - startMs) / 1000
  const driven = points.filter(([at]) => at <= seconds)
  const last = positionAt(points, seconds)
  const places = [...driven.map(([, lng, lat]) => ({ lng, lat })), ...(last && driven.length > 0 ? [last] : [])]
  return places
    .map((place, index) => {
      const { x, y } = plane.project(place)
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
