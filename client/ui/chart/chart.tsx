import { max } from 'd3-array'
import { type ReactNode, useId, useState } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import look from '#client/ui/look.module.css'
import { useSize } from '#client/ui/size/use-size.ts'
import { Areas } from './areas.tsx'
import { CategoryAxis, ValueAxis } from './axes.tsx'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'
import { ChartTable } from './chart-table.tsx'
import { type Geometry, geometryOf } from './geometry.ts'
import { Legend } from './legend.tsx'
import palette from './palette.module.css'
import { Values } from './values.tsx'

type FrameProps<D> = ChartProps<D> & {
  /** The highest value of a datum. */
  reach: (datum: D) => number
  children: (geometry: Geometry, pointed: D | null) => ReactNode
}

/**
 * What all charts share: caption, axes, a plot with full width, keyboard navigation between data, the legend, and a
 * table of the same numbers. The children draw the marks.
 */
export function ChartFrame<D>({ children, reach, ...chart }: FrameProps<D>) {
  const { label, data, keyOf, nameOf, heightPx = 200 } = chart
  const [ref, { width, height }] = useSize()
  const [pointed, setPointed] = useState<D | null>(null)
  const captionId = useId()
  const { number } = useFormats()
  const { format = number, formatTick = format } = chart
  const geometry = geometryOf(data.map(keyOf), max(data, reach) ?? 0, { width, height }, formatTick)
  return (
    <figure
      className={`${palette.palette} ${styles.chart}`}
      data-filling={heightPx === 'fill' || undefined}
      aria-labelledby={captionId}
    >
      <figcaption id={captionId} className={chart.isLabelHidden ? 'visually-hidden' : look.dim}>
        {label}
      </figcaption>
      <div
        ref={ref}
        className={`${look.relative} ${styles.plot}`}
        style={heightPx === 'fill' ? undefined : { height: heightPx }}
      >
        {width > 0 && (
          <>
            {/* Decorative: the names of the areas above it describe the data. */}
            <svg width={width} height={height} aria-hidden="true">
              <ValueAxis geometry={geometry} format={formatTick} />
              <CategoryAxis geometry={geometry} names={data.map(datum => nameOf(datum).short)} />
              {children(geometry, pointed)}
            </svg>
            <Areas {...chart} {...{ geometry, format, captionId }} onPoint={setPointed} />
            {pointed && <Values {...chart} {...{ geometry, format }} datum={pointed} />}
          </>
        )}
      </div>
      <div
        className={`${look.row} ${look.between} ${look.top} ${look.small} ${styles.foot}`}
        data-gap="4 16"
        data-answer={chart.answer !== undefined || undefined}
      >
        <Legend series={chart.series} />
        {chart.answer !== undefined && <p>{chart.answer}</p>}
        <ChartTable {...chart} format={format} />
      </div>
    </figure>
  )
}
