import { Fragment } from 'react'
import type { Plane } from '#client/ui/map/plane.ts'
import { usePlaced } from '#client/ui/map/use-handle.ts'
import { crossingsOf } from '#pages/page7/page7_03-areas/geometry/crossings.ts'
import { cornersOf, openRing, sameCorner } from '#pages/page7/page7_03-areas/geometry/edit.ts'
import { shapeOf } from '#pages/page7/page7_03-areas/use-editor.ts'
import type { LngLat, Shape } from '#resources/areas/rules.ts'
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
    return (
      <>
        {drawing.points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are only added and removed at the end.
          <Spot key={index} className={styles.dot} point={point} plane={plane} />
        ))}
        <Crossings shape={shapeOf(drawing)} plane={plane} />
      </>
    )
  }
  const { shape } = draft
  if (!shape) return null
  const corners = cornersOf(shape)
  const handles = corners.map(({ point, ...corner }, index) => {
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
  return (
    <>
      {handles}
      <Crossings shape={shape} plane={plane} />
    </>
  )
}

/** Beyond this number, the crossings of a shape would hide it. */
const MAX_CROSSINGS = 60

function Crossings({ shape, plane }: { shape: Shape; plane: Plane }) {
  return crossingsOf(shape)
    .slice(0, MAX_CROSSINGS)
    .map(point => <Spot key={String(point)} className={styles.crossing} point={point} plane={plane} />)
}

type SpotProps = { className: string | undefined; point: LngLat; plane: Plane }

function Spot({ className, point, plane }: SpotProps) {
  const element = usePlaced<HTMLSpanElement>(plane, placeOf(point))
  return <span ref={element} className={className} aria-hidden="true" />
}
