import { type PointerEvent, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import type { Field } from './cells.ts'
import { messages } from './messages.ts'
import styles from './sheet.module.css'
import type { Widths } from './use-widths.ts'

/** The edge of a column head, which a pointer drags to resize the column. The sheet has keys for it (use-sheet.ts). */
export function ColumnEdge({ field, widths }: { field: Field; widths: Widths }) {
  const t = useMessages(messages)
  const drag = useRef<{ fromX: number; fromPx: number } | null>(null)
  const pxAt = ({ clientX }: PointerEvent) => drag.current && drag.current.fromPx + clientX - drag.current.fromX

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    drag.current = { fromX: event.clientX, fromPx: event.currentTarget.parentElement?.offsetWidth ?? 0 }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
  }
  function handleMove(event: PointerEvent) {
    if (drag.current) widths.drag(field, pxAt(event))
  }
  function handleEnd(event: PointerEvent) {
    const px = pxAt(event)
    if (px !== null && px !== drag.current?.fromPx && event.type === 'pointerup') widths.resize(field, px)
    drag.current = null
    widths.drag(field, null)
  }
  return (
    <span
      aria-hidden="true"
      data-edge={field}
      title={t('resize')}
      className={styles.edge}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleEnd}
      onPointerCancel={handleEnd}
      onDoubleClick={() => widths.resize(field, null)}
    />
  )
}
