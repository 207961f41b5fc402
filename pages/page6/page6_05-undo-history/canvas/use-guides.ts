import { type RefObject, useEffect } from 'react'
import { useEditor } from '#pages/page6/page6_05-undo-history/editor.ts'

type Lines = Record<'guideX' | 'guideY', RefObject<HTMLDivElement | null>>

/** Where a guide is when it isn't needed. To hide it would mean to draw again. */
const AWAY = '-200%'

/**
 * Moves the guides that dragged shapes snap to. Each is the edge of a layer as large as the plan, so it is moved by a
 * percentage without reading the layout, and nothing is drawn again.
 */
export function useGuides(svg: RefObject<SVGSVGElement | null>, { guideX, guideY }: Lines) {
  const { state } = useEditor()
  useEffect(
    () =>
      state.subscribe(({ guides }, before) => {
        const view = svg.current?.viewBox.baseVal
        if (!view || guides === before.guides) return
        const x = guides.x === null ? AWAY : `${(100 * (guides.x - view.x)) / view.width}%`
        const y = guides.y === null ? AWAY : `${(100 * (guides.y - view.y)) / view.height}%`
        if (guideX.current) guideX.current.style.transform = `translateX(${x})`
        if (guideY.current) guideY.current.style.transform = `translateY(${y})`
      }),
    [svg, state, guideX, guideY],
  )
}
