import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isShortcut } from '#client/shortcuts/shortcuts.ts'
import type { Marker } from '#client/state/state.ts'
import look from '#client/ui/look.module.css'
import { Pin } from '#client/ui/map/pins/pin.tsx'
import type { Plane } from '#client/ui/map/plane.ts'
import { useHandle } from '#client/ui/map/use-handle.ts'
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

/**
 * The selected marker as an HTML element. It can be dragged, or nudged with the arrow keys (Shift: further). A drag or
 * a held key is one step, recorded when it ends.
 */
export function MarkerHandle({ marker, type, plane, onMove, onRemove, onClose }: MarkerHandleProps) {
  const t = useMessages(messages)
  const [to, setTo] = useState<LngLat | null>(null)
  const { button, nudge, events } = useHandle(plane, to ?? marker, {
    onMove: setTo,
    onSettle() {
      if (to) onMove(to)
      setTo(null)
    },
    onCancel: () => setTo(null),
  })

  function handleKeyDown(event: KeyboardEvent) {
    if (isShortcut('remove', event)) onRemove()
    else if (event.key === 'Escape') {
      if (to) setTo(null)
      else onClose()
    } else if (!nudge(event)) return
    event.preventDefault()
  }

  return (
    <button
      ref={button}
      type="button"
      className={`${look.text} ${styles.handle}`}
      data-dragged={to !== null}
      aria-label={t('handle', { name: marker.name, place: formatLocation(marker) })}
      title={t('handleHint')}
      {...events}
      onKeyDown={handleKeyDown}
    >
      <Pin look={LOOKS[type]} size={44} className={styles.pin} />
      <span className={`${look.ellipsis} ${look.edged} ${look.roundedSmall} ${look.surface} ${styles.name}`}>
        {marker.name}
      </span>
    </button>
  )
}
