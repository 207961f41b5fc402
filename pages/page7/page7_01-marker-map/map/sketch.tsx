import { type MouseEvent, useMemo } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { CountyPaths } from '#client/ui/map/counties/county-paths.tsx'
import { useCountyShapes } from '#client/ui/map/counties/use-county-shapes.ts'
import { isSketched, sketchPlane } from '#client/ui/map/projection.ts'
import sketch from '#client/ui/map/sketch.module.css'
import { useSize } from '#client/ui/size/use-size.ts'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { LOOKS } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'
import styles from './map.module.css'
import { MarkerHandle } from './marker-handle.tsx'
import type { MarkerMapProps } from './props.ts'

/** Below this height, the names would overlap. */
const NAMES_FROM_PX = 480

/** The counties as SVG with the markers on them, shown if there is no WebGL. */
export function Sketch(props: MarkerMapProps) {
  const { markers, typeOf, chosen, isPlacing, onPlace, onChoose } = props
  const t = useMessages(messages)
  const [frame, { width, height }] = useSize()
  const plane = useMemo(() => sketchPlane(width, height), [width, height])
  const { query, shapes } = useCountyShapes(width > 0 ? plane : null)
  const sketched = markers.filter(marker => width > 0 && marker.id !== chosen?.id && isSketched(marker))

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent) {
    if (!isPlacing) return
    const { left, top } = currentTarget.getBoundingClientRect()
    onPlace(plane.unproject({ x: clientX - left, y: clientY - top }))
  }

  return (
    <div ref={frame} className={`${sketch.sketch} ${styles.sketch}`} data-placing={isPlacing}>
      <Loaded query={query} height="100%">
        {() => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the table beside it.
          <svg width={width} height={height} role="img" aria-label={t('map')} onClick={handleClick}>
            <CountyPaths shapes={shapes} />
            {NAMES_FROM_PX < height &&
              shapes.map(({ code, name, place }) => (
                <text key={code} className={styles.countyName} x={place.x} y={place.y}>
                  {name}
                </text>
              ))}
            {sketched.map(marker => {
              const { x, y } = plane.project(marker)
              return (
                // biome-ignore lint/a11y/noStaticElementInteractions: the table's buttons do the same.
                <circle
                  key={marker.id}
                  className={look.pointer}
                  cx={x}
                  cy={y}
                  r="5"
                  fill={LOOKS[typeOf(marker.list)].colour}
                  stroke="#fff"
                  onClick={() => !isPlacing && onChoose(marker.id)}
                >
                  <title>{marker.name}</title>
                </circle>
              )
            })}
          </svg>
        )}
      </Loaded>
      {chosen && isSketched(chosen) && width > 0 && (
        <MarkerHandle
          key={chosen.id}
          marker={chosen}
          type={typeOf(chosen.list)}
          plane={plane}
          onMove={props.onMove}
          onRemove={props.onRemove}
          onClose={props.onClose}
        />
      )}
    </div>
  )
}
