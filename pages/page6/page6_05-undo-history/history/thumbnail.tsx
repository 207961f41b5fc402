import { memo } from 'react'
import look from '#client/ui/look.module.css'
import { cornersOf } from '#pages/page6/page6_05-undo-history/geometry/boxes.ts'
import { ROOM, SHAPE_KINDS, type ShapeKind, type Shapes } from '#resources/floor-plans/rules.ts'
import styles from './history.module.css'

const outlines = new WeakMap<Shapes, Record<ShapeKind, string>>()

/** One path per kind, because 500 elements per thumbnail would be slow. */
function outlinesOf(shapes: Shapes): Record<ShapeKind, string> {
  const known = outlines.get(shapes)
  if (known) return known
  const made: Record<ShapeKind, string> = { shelf: '', till: '', door: '', wall: '' }
  for (const shape of shapes.values())
    made[shape.kind] += `M${cornersOf(shape)
      .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
      .join('L')}Z`
  outlines.set(shapes, made)
  return made
}

export const Thumbnail = memo(function Thumbnail({ shapes }: { shapes: Shapes }) {
  const paths = outlinesOf(shapes)
  return (
    <svg
      className={`${look.block} ${look.full} ${look.box} ${look.surface} ${styles.thumbnail}`}
      viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
      aria-hidden="true"
    >
      {SHAPE_KINDS.map(kind => (
        <path key={kind} data-kind={kind} d={paths[kind]} />
      ))}
    </svg>
  )
})
