import { useEditor, useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { boxOf } from '#pages/page6/page6_05-undo-history/geometry/boxes.ts'
import type { Handle } from '#pages/page6/page6_05-undo-history/geometry/transform.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { placeOf } from './art.ts'
import styles from './canvas.module.css'

const HANDLES: readonly Handle[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
]
const HANDLE_PX = 9
/** How far from a handle a pointer still grasps it. */
const REACH_PX = 22
const STALK_PX = 26

/** What is drawn over the shapes: frame and handles of the selection, and the marquee. */
export function Overlay({ mmPerPx }: { mmPerPx: number }) {
  const { canWrite, selected } = useEditor()
  // Rendered again when the shapes, the selection or a gesture have changed.
  usePlanState(plan => plan.shapes)
  useEditorState(editor => editor.selection)
  const isMoving = useEditorState(editor => editor.isMoving)
  useEditorState(editor => (editor.isMoving ? null : editor.preview))
  const marquee = useEditorState(editor => editor.marquee)
  const list = selected()
  const [only, ...more] = list
  return (
    <>
      {marquee && (
        <rect
          className={styles.marquee}
          x={marquee.left}
          y={marquee.top}
          width={marquee.right - marquee.left}
          height={marquee.bottom - marquee.top}
        />
      )}
      {only && !isMoving && (
        <Frame shape={more.length === 0 ? only : null} list={list} mmPerPx={mmPerPx} canWrite={canWrite} />
      )}
    </>
  )
}

type FrameProps = { shape: Shape | null; list: readonly Shape[]; mmPerPx: number; canWrite: boolean }

/** A single shape has a frame that turns with it, and handles to resize it. */
function Frame({ shape, list, mmPerPx, canWrite }: FrameProps) {
  const box = boxOf(list)
  const [width, height] = shape ? [shape.width, shape.height] : [box.right - box.left, box.bottom - box.top]
  const place = shape ? placeOf(shape) : `translate(${(box.left + box.right) / 2} ${(box.top + box.bottom) / 2})`
  const size = HANDLE_PX * mmPerPx
  // Small shapes would be covered by their own handles.
  const gap = Math.max(0, 16 * mmPerPx - Math.min(width, height) / 2)
  const [w, h] = [width / 2 + gap, height / 2 + gap]
  const stalk = -h - STALK_PX * mmPerPx
  return (
    <g transform={place}>
      <rect className={styles.frame} x={-width / 2} y={-height / 2} width={width} height={height} />
      {canWrite && (
        <>
          <path className={styles.frame} d={`M0 ${-h}V${stalk}`} />
          <g data-handle="rotate" className={styles.turner} transform={`translate(0 ${stalk})`}>
            <circle className={styles.reach} r={(REACH_PX * mmPerPx) / 2} />
            <circle className={styles.handle} r={size / 2} />
          </g>
          {shape &&
            HANDLES.map(({ x, y }) => (
              <g
                key={`${x} ${y}`}
                data-handle={`${x} ${y}`}
                className={styles.grip}
                transform={`translate(${x * w} ${y * h})`}
              >
                <circle className={styles.reach} r={(REACH_PX * mmPerPx) / 2} />
                <rect className={styles.handle} x={-size / 2} y={-size / 2} width={size} height={size} />
              </g>
            ))}
        </>
      )}
    </g>
  )
}
