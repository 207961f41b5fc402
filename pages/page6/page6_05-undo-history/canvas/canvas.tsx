import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { useEditor, useEditorState, usePlanState } from '#pages/page6/page6_05-undo-history/editor.ts'
import { byDepth } from '#pages/page6/page6_05-undo-history/geometry/arrange.ts'
import { messages } from '#pages/page6/page6_05-undo-history/messages.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { ROOM, type Shapes } from '#resources/floor-plans/rules.ts'
import styles from './canvas.module.css'
import { handleShapeKey } from './keys.ts'
import { Overlay } from './overlay.tsx'
import { followPress } from './pointer.ts'
import { ShapeView } from './shape-view.tsx'
import { useClipboard } from './use-clipboard.ts'
import { useGuides } from './use-guides.ts'
import { usePainting } from './use-painting.ts'
import { useShownShapes } from './use-shown-shapes.ts'
import { useZoom } from './zoom.ts'

const MARGIN = 400
const VIEW = { width: ROOM.width + 2 * MARGIN, height: ROOM.height + 2 * MARGIN }

/** From the top left to the bottom right, as one reads. */
const byReadingOrder = (a: Shape, b: Shape) => a.y - b.y || a.x - b.x
const inReadingOrder = (shapes: Shapes) => [...shapes.values()].sort(byReadingOrder).map(({ id }) => id)

function firstToRead(shapes: Shapes): string | undefined {
  let first: Shape | undefined
  for (const shape of shapes.values()) if (!first || byReadingOrder(shape, first) < 0) first = shape
  return first?.id
}

/** The plan as an SVG that can be edited with pointer and keyboard. */
export function Canvas({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
  const t = useMessages(messages)
  const editor = useEditor()
  const name = usePlanState(({ plan }) => plan.name)
  const selection = useEditorState(state => state.selection)
  const svg = useRef<SVGSVGElement>(null)
  const { shapes, isPast } = useShownShapes(svg)
  const [focused, setFocused] = useState<string | null>(null)
  const mmPerPx = useMmPerPx(svg, zoom)
  usePainting(svg)
  const scroller = useRef<HTMLDivElement>(null)
  useZoom(scroller, zoom, onZoom)
  useClipboard(editor)
  const guideX = useRef<HTMLDivElement>(null)
  const guideY = useRef<HTMLDivElement>(null)
  useGuides(svg, { guideX, guideY })

  const sorted = useMemo(() => [...shapes.values()].sort(byDepth), [shapes])
  const current = focused && shapes.has(focused) ? focused : firstToRead(shapes)

  const focus = (id: string) =>
    svg.current?.querySelector<SVGGElement>(`[data-shape="${id}"]`)?.focus({ preventScroll: false })

  function handleKeyDown(event: KeyboardEvent) {
    handleShapeKey(editor, event, inReadingOrder(shapes), focus)
  }
  function handlePointerDown({ nativeEvent }: PointerEvent) {
    if (svg.current && !isPast) followPress(editor, svg.current, nativeEvent)
  }
  const viewBox = `${-MARGIN} ${-MARGIN} ${VIEW.width} ${VIEW.height}`
  return (
    <div ref={scroller} className={`${look.relative} ${look.scroll} ${look.edged} ${look.raised} ${styles.scroller}`}>
      <div
        className={`${look.relative} ${styles.stage}`}
        style={{ width: `${zoom * 100}%` }}
        onPointerDown={handlePointerDown}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset element in SVG. */}
        <svg
          ref={svg}
          className={`${look.block} ${look.full} ${styles.plan}`}
          viewBox={viewBox}
          role="group"
          aria-label={t('canvas', { name })}
          data-past={isPast || undefined}
          onKeyDown={handleKeyDown}
          onFocus={({ target }) => setFocused(target.closest<SVGElement>('[data-shape]')?.dataset.shape ?? null)}
          onBlur={editor.flush}
        >
          <Floor />
          {sorted.map(shape => (
            <ShapeView
              key={shape.id}
              shape={shape}
              isSelected={selection.has(shape.id)}
              isCurrent={shape.id === current}
            />
          ))}
        </svg>
        {/* A layer of its own, so that a new guide doesn't draw all shapes again. */}
        <svg className={styles.overlay} viewBox={viewBox} aria-hidden="true" focusable="false">
          {!isPast && <Overlay mmPerPx={mmPerPx} />}
        </svg>
        <div ref={guideX} className={styles.guideX} />
        <div ref={guideY} className={styles.guideY} />
      </div>
      {shapes.size === 0 && <p className={`${look.dim} ${look.centerText} ${styles.empty}`}>{t('empty')}</p>}
    </div>
  )
}

/** The room with a grid of a metre. */
const Floor = () => (
  <>
    <defs>
      <pattern id="floor-grid" width={1000} height={1000} patternUnits="userSpaceOnUse">
        <path className={styles.grid} d="M1000 0H0V1000" />
      </pattern>
    </defs>
    <rect className={styles.floor} width={ROOM.width} height={ROOM.height} />
    <rect width={ROOM.width} height={ROOM.height} fill="url(#floor-grid)" />
  </>
)

/** How many millimetres of the room a pixel shows, so that handles are always equally large. */
function useMmPerPx(svg: React.RefObject<SVGSVGElement | null>, zoom: number): number {
  const [mmPerPx, setMmPerPx] = useState(20)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the zoom changes the width.
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const observer = new ResizeObserver(() => setMmPerPx(VIEW.width / Math.max(1, element.clientWidth)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [svg, zoom])
  return mmPerPx
}
