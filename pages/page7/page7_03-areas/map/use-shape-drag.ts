import type { Map as MapLibre, MapMouseEvent, MapTouchEvent } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { Editor } from '#pages/page7/page7_03-areas/use-editor.ts'
import { isInShape, type LngLat } from '#resources/areas/rules.ts'

/** Dragging inside the edited shape moves all of it. Elsewhere, it moves the map. */
export function useShapeDrag(map: MapLibre, { drawing, draft }: Editor): void {
  const isOver = useEffectEvent((point: LngLat) => !drawing && draft.shape !== null && isInShape(point, draft.shape))
  const drag = useEffectEvent(draft.previewDrag)
  const settle = useEffectEvent(draft.settle)
  const cancel = useEffectEvent(draft.cancelPreview)

  useEffect(() => {
    let dragging: AbortController | null = null
    function end(act: () => void) {
      if (!dragging) return
      dragging.abort()
      dragging = null
      act()
    }
    const pointOf = ({ clientX, clientY }: PointerEvent): LngLat => {
      const { left, top } = map.getCanvas().getBoundingClientRect()
      return map.unproject([clientX - left, clientY - top]).toArray()
    }
    const handleDown = (event: MapMouseEvent | MapTouchEvent) => {
      const from = event.lngLat.toArray()
      // With a second finger, it is no drag any more: the shape goes back.
      end(cancel)
      const { originalEvent } = event
      const isOne = 'touches' in originalEvent ? originalEvent.touches.length === 1 : originalEvent.button === 0
      if (!isOne || !isOver(from)) return
      // The map stays where it is.
      event.preventDefault()
      dragging = new AbortController()
      const { signal } = dragging
      addEventListener('pointermove', moved => drag(from, pointOf(moved)), { signal })
      addEventListener('pointerup', () => end(settle), { signal })
      addEventListener('pointercancel', () => end(cancel), { signal })
    }
    const handleMove = ({ lngLat }: MapMouseEvent) =>
      map.getCanvas().style.setProperty('cursor', isOver(lngLat.toArray()) ? 'move' : '')
    map.on('mousedown', handleDown)
    map.on('touchstart', handleDown)
    map.on('mousemove', handleMove)
    return () => {
      end(cancel)
      map.getCanvas().style.removeProperty('cursor')
      map.off('mousedown', handleDown)
      map.off('touchstart', handleDown)
      map.off('mousemove', handleMove)
    }
  }, [map])
}
