import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isShortcut } from '#client/shortcuts/shortcuts.ts'
import type { Plane, Point } from '#client/ui/map/plane.ts'
import { type Corner, middleOf } from '#pages/page7/page7_03-areas/geometry/edit.ts'
import { snap } from '#pages/page7/page7_03-areas/geometry/snap.ts'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { DraftEditor } from '#pages/page7/page7_03-areas/use-draft.ts'
import type { LngLat, Shape } from '#resources/areas/rules.ts'
import styles from './map.module.css'

const NUDGES: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const [NUDGE_PX, FAR_NUDGE_PX] = [2, 20]

type Props = {
  corner: Corner
  point: LngLat
  number: number
  isCurrent: boolean
  draft: DraftEditor
  /** The shapes that it snaps to. */
  others: readonly Shape[]
  plane: Plane
}

/** Keeps an element at a location while the map moves. */
export function usePlaced<E extends HTMLElement>(plane: Plane, [lng, lat]: LngLat) {
  const element = useRef<E>(null)
  useEffect(() => {
    const place = () => {
      const { x, y } = plane.project({ lng, lat })
      element.current?.style.setProperty('translate', `${x}px ${y}px`)
    }
    place()
    return plane.onMove(place)
  }, [plane, lng, lat])
  return element
}

/**
 * A corner of the edited shape. It is dragged, or moved with the arrow keys; Insert adds a corner after it and Delete
 * removes it. A drag or a held key is one step. Only the current corner is a tab stop.
 */
export function Handle({ corner, point, number, isCurrent, draft, others, plane }: Props) {
  const t = useMessages(messages)
  const button = usePlaced<HTMLButtonElement>(plane, point)
  const grip = useRef<Point | null>(null)

  // A key has gone to this corner from another one, or the corner before it was removed.
  useEffect(() => {
    if (isCurrent && document.activeElement?.classList.contains(styles.handle ?? '')) button.current?.focus()
  }, [isCurrent, button])

  const toPixels = ([lng, lat]: LngLat) => plane.project({ lng, lat })
  const toPoint = (at: Point): LngLat => {
    const { lng, lat } = plane.unproject(at)
    return [lng, lat]
  }

  function handlePointerDown({
    button: pressed,
    clientX,
    clientY,
    pointerId,
    currentTarget,
  }: PointerEvent<HTMLElement>) {
    draft.selectCorner(corner)
    if (pressed !== 0) return
    currentTarget.setPointerCapture(pointerId)
    const { x, y } = toPixels(point)
    grip.current = { x: clientX - x, y: clientY - y }
  }
  function handlePointerMove({ clientX, clientY, altKey }: PointerEvent) {
    if (!grip.current || !isCurrent) return
    const to = toPoint({ x: clientX - grip.current.x, y: clientY - grip.current.y })
    // Alt turns snapping off, as in drawing programs.
    draft.preview(altKey ? to : snap(to, others, plane))
  }
  function settle() {
    grip.current = null
    draft.settle()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const nudge = NUDGES[event.key]
    if (nudge && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const px = event.shiftKey ? FAR_NUDGE_PX : NUDGE_PX
      const { x, y } = toPixels(point)
      draft.preview(toPoint({ x: x + nudge.x * px, y: y + nudge.y * px }))
    } else if (isShortcut('create', event)) draft.insertCorner()
    else if (isShortcut('remove', event)) draft.removeCorner()
    else if (isShortcut('next', event)) draft.goTo(1)
    else if (isShortcut('previous', event)) draft.goTo(-1)
    else if (event.key === 'Escape') draft.cancelPreview()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles.handle}
      data-current={isCurrent}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={t('corner', { number, lat: point[1].toFixed(5), lng: point[0].toFixed(5) })}
      title={t('cornerHint')}
      onFocus={() => draft.selectCorner(corner)}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={settle}
      onPointerCancel={draft.cancelPreview}
      onKeyDown={handleKeyDown}
      onKeyUp={draft.settle}
      onBlur={draft.settle}
    />
  )
}

type EdgeProps = Pick<Props, 'corner' | 'point' | 'draft' | 'plane'> & { next: LngLat }

/** The middle of an edge, where a press adds a corner. The Insert key does the same on the corner before it. */
export function EdgeHandle({ corner, point, next, draft, plane }: EdgeProps) {
  const middle = middleOf(point, next)
  const element = usePlaced<HTMLSpanElement>(plane, middle)
  return (
    <span ref={element} className={styles.edge} aria-hidden="true" onClick={() => draft.insertCorner(corner, middle)} />
  )
}
