import { type MouseEvent, useMemo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { CountyPaths } from '#client/ui/map/counties/county-paths.tsx'
import { useCountyShapes } from '#client/ui/map/counties/use-county-shapes.ts'
import { pathOf, sketchPlane } from '#client/ui/map/projection.ts'
import sketch from '#client/ui/map/sketch.module.css'
import { type Bounds, TAIWAN } from '#client/ui/map/viewpoint.ts'
import { useSize } from '#client/ui/size/use-size.ts'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { snap } from '#pages/page7/page7_03-areas/geometry/snap.ts'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import { boxOfShape } from '#resources/areas/rules.ts'
import { drawnOf } from './drawn.ts'
import { Handles } from './handles.tsx'
import styles from './map.module.css'
import type { AreaMapProps } from './props.ts'

/** The counties as SVG with the areas on them, shown if there is no WebGL. */
export function Sketch(props: AreaMapProps) {
  const { areas, open, editor, onOpen } = props
  const { t, language } = useLocale(messages)
  const [frame, { width, height }] = useSize()
  // The saved shape, so that the drawing keeps its scale while the area is being edited.
  const shown = editor.draft.base ?? open
  const plane = useMemo(
    () => sketchPlane(width, height, shown ? around(boxOfShape(shown.polygons)) : TAIWAN),
    [width, height, shown],
  )
  const { query, shapes } = useCountyShapes(width > 0 ? plane : null)

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent) {
    if (!editor.drawing) return
    const { left, top } = currentTarget.getBoundingClientRect()
    const { lng, lat } = plane.unproject({ x: clientX - left, y: clientY - top })
    editor.addPoint(
      snap(
        [lng, lat],
        areas.map(({ polygons }) => polygons),
        plane,
      ),
    )
  }

  return (
    <div ref={frame} className={sketch.sketch}>
      <Loaded query={query} height="100%">
        {() => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the list and the fields beside it.
          <svg width={width} height={height} role="img" aria-label={t('map')} onClick={handleClick}>
            <CountyPaths shapes={shapes} />
            {width > 0 &&
              drawnOf(props, language).map(({ key, id, name, look, shape }) => (
                // biome-ignore lint/a11y/noStaticElementInteractions: the list beside it does the same.
                <path
                  key={key}
                  className={styles.area}
                  data-look={look}
                  d={pathOf({ type: 'MultiPolygon', coordinates: shape }, plane)}
                  onClick={() => !editor.drawing && !editor.draft.isOpen && id !== null && onOpen(id)}
                >
                  <title>{name}</title>
                </path>
              ))}
          </svg>
        )}
      </Loaded>
      {width > 0 && <Handles {...props} plane={plane} />}
    </div>
  )
}

/** With as much again on each side as the area is large, so that its neighbours can be seen. */
function around([west, south, east, north]: Readonly<Bounds>): Bounds {
  const [x, y] = [(east - west) / 2, (north - south) / 2]
  return [west - x, south - y, east + x, north + y]
}
