import { type RefObject, useEffect } from 'react'
import { useEditor } from '#pages/page6/page6_05-undo-history/editor.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { createLift, type Lift } from './lift.ts'
import { createPainter } from './painter.ts'

/**
 * Paints shapes that are being dragged or nudged where they are, without React: with 500 shapes, a render per pointer
 * event would cost frames. A gesture that ends without a step is painted back.
 */
export function usePainting(svg: RefObject<SVGSVGElement | null>) {
  const { state, shapes } = useEditor()
  useEffect(() => {
    let lift: Lift | null = null
    const { elementOf, paintAll } = createPainter(svg)
    function move(preview: ReadonlyMap<string, Shape>) {
      const [shape] = preview.values()
      const before = shape && shapes().get(shape.id)
      if (!svg.current || !before) return
      lift ??= createLift(
        svg.current,
        [...preview.keys()].flatMap(id => elementOf(id) ?? []),
      )
      // A drag moves all of its shapes by the same distance.
      lift.moveTo(shape.x - before.x, shape.y - before.y)
    }
    function drop() {
      lift?.remove()
      lift = null
    }
    const stop = state.subscribe(({ preview, isMoving }, before) => {
      if (preview === before.preview) return
      if (preview && isMoving) move(preview)
      else if (preview) paintAll(preview.values())
      else if (before.preview) {
        paintAll([...before.preview.keys()].map(id => shapes().get(id)))
        drop()
      }
    })
    return () => {
      stop()
      drop()
    }
  }, [svg, state, shapes])
}
