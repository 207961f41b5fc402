import { Fragment } from 'react'
import type { Plane } from '#client/ui/map/plane.ts'
import { usePlaced } from '#client/ui/map/use-handle.ts'
import { cornersOf, openRing, sameCorner } from '#pages/page7/page7_03-areas/geometry/edit.ts'
import type { LngLat } from '#resources/areas/rules.ts'
import { EdgeHandle, Handle, placeOf } from './handle.tsx'
import styles from './map.module.css'
import type { AreaMapProps } from './props.ts'

/** Beyond this number of corners, the middles of the edges would only hide them. */
const MAX_EDGE_HANDLES = 60

/** The corners of the edited shape, or the points of what is being drawn, as elements over the map. */
export function Handles({ editor, plane }: AreaMapProps & { plane: Plane }) {
  const { draft, drawing } = editor
  const others = editor.others.map(({ polygons }) => polygons)
  if (drawing) {
    return drawing.points.map((point, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: points are only added and removed at the end.
      <Dot key={index} point={point} plane={plane} />
    ))
  }
  const { shape } = draft
  if (!shape) return null
  const corners = cornersOf(shape)
  return corners.map(({ point, ...corner }, index) => {
    const { polygon, ring, index: place } = corner
    const points = openRing(shape[polygon]?.[ring] ?? [])
    const next = points[(place + 1) % points.length]
    return (
      <Fragment key={`${polygon} ${ring} ${place}`}>
        {next && corners.length <= MAX_EDGE_HANDLES && (
          <EdgeHandle corner={corner} point={point} next={next} draft={draft} plane={plane} />
        )}
        <Handle
          corner={corner}
          point={point}
          number={index + 1}
          isCurrent={sameCorner(corner, draft.corner)}
          draft={draft}
          others={others}
          plane={plane}
        />
      </Fragment>
    )
  })
}

function Dot({ point, plane }: { point: LngLat; plane: Plane }) {
  const element = usePlaced<HTMLSpanElement>(plane, placeOf(point))
  return <span ref={element} className={styles.dot} aria-hidden="true" />
}
