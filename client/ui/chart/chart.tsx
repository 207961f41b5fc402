import { max } from 'd3-array'
import { type ReactNode, useId, useState } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import { useSize } from '#client/ui/use-size.ts'
import { Areas } from './areas.tsx'
import { CategoryAxis, ValueAxis } from './axes.tsx'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'
import { ChartTable } from './chart-table.tsx'
import { type Geometry, geometryOf } from './geometry.ts'
import palette from './palette.module.css'
import { colorOf } from './series.ts'
import { Values } from './values.tsx'

type FrameProps<D> = ChartProps<D> & {
  /** The highest value of a datum. */
  reach: (datum: D) => number
  children: (geometry: Geometry) => ReactNode
}

/**
 * What all charts share: caption, legend, axes, a plot with full width and fixed height, keyboard navigation between
 * data, and a table of the same numbers. The children draw the marks.
 */
export function ChartFrame<D>({ children, reach, ...chart }: FrameProps<D>) {
  const { label, data, series, keyOf, nameOf, heightPx = 200 } = chart
  const [ref, { width }] = useSize()
  const [pointed, setPointed] = useState<D | null>(null)
  const captionId = useId()
  const { number } = useFormats()
  const { format = number, formatTick = format } = chart
  const size = { width, height: heightPx }
  const geometry = geometryOf(data.map(keyOf), max(data, reach) ?? 0, size, formatTick)
  return (
    <figure className={`${palette.palette} ${styles.chart}`} aria-labelledby={captionId}>
      <figcaption className={styles.caption}>
        <span id={captionId} className={chart.isLabelHidden ? 'visually-hidden' : undefined}>
          {label}
        </span>
        <ul className={styles.legend}>
          {series.map(one => (
            <li key={one.id}>
              <span className={styles.swatch} style={{ background: colorOf(one) }} />
              {one.label}
            </li>
          ))}
        </ul>
      </figcaption>
      <div ref={ref} className={styles.plot} style={{ height: heightPx }}>
        {width > 0 && (
          <>
            {/* Decorative: the names of the areas above it describe the data. */}
            <svg width={width} height={heightPx} aria-hidden="true">
              <ValueAxis geometry={geometry} format={formatTick} />
              <CategoryAxis geometry={geometry} names={data.map(datum => nameOf(datum).short)} />
              {children(geometry)}
            </svg>
            <Areas {...chart} {...{ geometry, format, captionId }} onPoint={setPointed} />
            <svg width={width} height={heightPx} aria-hidden="true" className={styles.values}>
              {pointed && <Values {...chart} {...{ geometry, format }} datum={pointed} />}
            </svg>
          </>
        )}
      </div>
      <ChartTable {...chart} format={format} />
    </figure>
  )
}
