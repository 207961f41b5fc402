import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isShortcut } from '#client/shortcuts/shortcuts.ts'
import type { Marker } from '#client/state/state.ts'
import { Pin } from '#client/ui/map/pin.tsx'
import type { Plane, Point } from '#client/ui/map/plane.ts'
import type { LngLat } from '#client/ui/map/viewpoint.ts'
import { type ListType, LOOKS } from '#pages/page7/page7_01-marker-map/markers/list-types.ts'
import { formatLocation } from '#pages/page7/page7_01-marker-map/markers/location-text.ts'
import { messages } from '#pages/page7/page7_01-marker-map/messages.ts'
import styles from './map.module.css'

type MarkerHandleProps = {
  marker: Marker
  type: ListType
  plane: Plane
  onMove: (to: LngLat) => void
  onRemove: () => void
  onClose: () => void
}

const NUDGES: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}
const [NUDGE_PX, FAR_NUDGE_PX] = [2, 20]

/**
 * The selected marker as an HTML element. It can be dragged, or nudged with the arrow keys (Shift: further). A drag or
 * a held key is one step, recorded when it ends.
 */
export function MarkerHandle({ marker, type, plane, onMove, onRemove, onClose }: MarkerHandleProps) {
  const t = useMessages(messages)
  const button = useRef<HTMLButtonElement>(null)
  const [offset, setOffset] = useState<Point | null>(null)
  const grip = useRef<Point | null>(null)
  const { lng, lat } = marker

  useEffect(() => {
    const place = () => {
      const { x, y } = plane.project({ lng, lat })
      button.current?.style.setProperty('translate', `${x + (offset?.x ?? 0)}px ${y + (offset?.y ?? 0)}px`)
    }
    place()
    return plane.onMove(place)
  }, [plane, lng, lat, offset])

  function settle() {
    grip.current = null
    setOffset(null)
    if (!offset || (offset.x === 0 && offset.y === 0)) return
    const { x, y } = plane.project(marker)
    onMove(plane.unproject({ x: x + offset.x, y: y + offset.y }))
  }

  function handlePointerDown({
    button: pressed,
    clientX,
    clientY,
    pointerId,
    currentTarget,
  }: PointerEvent<HTMLElement>) {
    if (pressed !== 0) return
    currentTarget.setPointerCapture(pointerId)
    grip.current = { x: clientX, y: clientY }
  }
  function handlePointerMove({ clientX, clientY }: PointerEvent) {
    if (grip.current) setOffset({ x: clientX - grip.current.x, y: clientY - grip.current.y })
  }

  function handleKeyDown(event: KeyboardEvent) {
    const nudge = NUDGES[event.key]
    if (nudge && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const px = event.shiftKey ? FAR_NUDGE_PX : NUDGE_PX
      setOffset({ x: (offset?.x ?? 0) + nudge.x * px, y: (offset?.y ?? 0) + nudge.y * px })
    } else if (isShortcut('remove', event)) onRemove()
    else if (event.key === 'Escape') {
      if (offset) setOffset(null)
      else onClose()
    } else return
    event.preventDefault()
  }

  return (
    <button
      ref={button}
      type="button"
      className={styles.handle}
      data-dragged={offset !== null}
      aria-label={t('handle', { name: marker.name, place: formatLocation(marker) })}
      title={t('handleHint')}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={settle}
      onPointerCancel={() => setOffset(null)}
      onKeyDown={handleKeyDown}
      onKeyUp={settle}
      onBlur={settle}
    >
      <Pin look={LOOKS[type]} size={44} className={styles.pin} />
      <span className={styles.name}>{marker.name}</span>
    </button>
  )
}
