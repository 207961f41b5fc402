import { type KeyboardEvent, useEffect } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isShortcut } from '#client/shortcuts/shortcuts.ts'
import type { Plane } from '#client/ui/map/plane.ts'
import { useHandle, usePlaced } from '#client/ui/map/use-handle.ts'
import { type Corner, middleOf } from '#pages/page7/page7_03-areas/geometry/edit.ts'
import { snap } from '#pages/page7/page7_03-areas/geometry/snap.ts'
import { messages } from '#pages/page7/page7_03-areas/messages.ts'
import type { DraftEditor } from '#pages/page7/page7_03-areas/use-draft.ts'
import type { LngLat, Shape } from '#resources/areas/rules.ts'
import styles from './map.module.css'

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

/**
 * A corner of the edited shape. It is dragged, or moved with the arrow keys; Insert adds a corner after it and Delete
 * removes it. A drag or a held key is one step. Only the current corner is a tab stop.
 */
export function Handle({ corner, point, number, isCurrent, draft, others, plane }: Props) {
  const t = useMessages(messages)
  const { button, nudge, events } = useHandle(plane, placeOf(point), {
    onMove({ lng, lat }, isExact) {
      if (isCurrent) draft.preview(isExact ? [lng, lat] : snap([lng, lat], others, plane))
    },
    onSettle: draft.settle,
    onCancel: draft.cancelPreview,
  })

  // A key has gone to this corner from another one, or the corner before it was removed.
  useEffect(() => {
    if (isCurrent && document.activeElement?.classList.contains(styles.handle ?? '')) button.current?.focus()
  }, [isCurrent, button])

  function handleKeyDown(event: KeyboardEvent) {
    if (isShortcut('create', event)) draft.insertCorner()
    else if (isShortcut('remove', event)) draft.removeCorner()
    else if (isShortcut('next', event)) draft.goTo(1)
    else if (isShortcut('previous', event)) draft.goTo(-1)
    else if (event.key === 'Escape') draft.cancelPreview()
    else if (!nudge(event)) return
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
      {...events}
      onPointerDown={event => {
        draft.selectCorner(corner)
        events.onPointerDown(event)
      }}
      onKeyDown={handleKeyDown}
    />
  )
}

export const placeOf = ([lng, lat]: LngLat) => ({ lng, lat })

type EdgeProps = Pick<Props, 'corner' | 'point' | 'draft' | 'plane'> & { next: LngLat }

/** The middle of an edge, where a press adds a corner. The Insert key does the same on the corner before it. */
export function EdgeHandle({ corner, point, next, draft, plane }: EdgeProps) {
  const middle = middleOf(point, next)
  const element = usePlaced<HTMLSpanElement>(plane, placeOf(middle))
  return (
    <span ref={element} className={styles.edge} aria-hidden="true" onClick={() => draft.insertCorner(corner, middle)} />
  )
}
