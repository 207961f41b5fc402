import { memo } from 'react'
import { useTexts } from '#pages/page6/page6_05-undo-history/use-texts.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { artOf, hasName, NAME_SIZE, placeOf, sizeOf } from './art.ts'
import styles from './canvas.module.css'

type Props = {
  shape: Shape
  isSelected: boolean
  /** It is the one that Tab goes to. */
  isCurrent: boolean
}

/** Renders again only when its own shape has changed. While it is dragged, it is painted without React (art.ts). */
export const ShapeView = memo(function ShapeView({ shape, isSelected, isCurrent }: Props) {
  const { describe, nameOf } = useTexts()
  const { body, lines } = artOf(shape)
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element in SVG.
    <g
      className={styles.shape}
      data-shape={shape.id}
      data-kind={shape.kind}
      data-size={sizeOf(shape)}
      transform={placeOf(shape)}
      role="button"
      aria-pressed={isSelected}
      aria-label={describe(shape)}
      tabIndex={isCurrent ? 0 : -1}
    >
      <rect className={styles.body} {...body} />
      {lines && <path className={styles.lines} d={lines} />}
      {hasName(shape) && (
        <text className={styles.name} fontSize={NAME_SIZE} textAnchor="middle" dominantBaseline="central">
          {nameOf(shape)}
        </text>
      )}
    </g>
  )
})
