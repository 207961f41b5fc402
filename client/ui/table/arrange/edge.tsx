import { type PointerEvent, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { tableMessages } from '#client/ui/table/messages.ts'
import styles from './edge.module.css'
import { clampWidth } from './widths.ts'

type EdgeProps = {
  /** Shows a width during a drag, without rendering. */
  onPreview: (px: number | null, edge: HTMLElement) => void
  onWidth: (px: number) => void
  onReset: () => void
}

type Drag = { fromX: number; fromPx: number; px: number }

/** The edge of a column head, which a pointer drags to resize the column. Keyboard users need another way. */
export function Edge({ onPreview, onWidth, onReset }: EdgeProps) {
  const t = useMessages(tableMessages)
  const drag = useRef<Drag>(null)

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return
    const fromPx = event.currentTarget.parentElement?.offsetWidth ?? 0
    drag.current = { fromX: event.clientX, fromPx, px: fromPx }
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
  }
  function handleMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (!current) return
    current.px = clampWidth(current.fromPx + clientX - current.fromX)
    onPreview(current.px, currentTarget)
  }
  function handleUp(event: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (!current || current.px === current.fromPx) return handleCancel(event)
    drag.current = null
    onWidth(current.px)
  }
  function handleCancel({ currentTarget }: PointerEvent<HTMLElement>) {
    drag.current = null
    onPreview(null, currentTarget)
  }
  return (
    <span
      aria-hidden="true"
      title={t('resize')}
      className={`${look.screen} ${styles.edge}`}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={handleCancel}
      onDoubleClick={onReset}
    />
  )
}
