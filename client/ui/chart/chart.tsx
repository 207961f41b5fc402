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
import { type Format, type Geometry, geometryOf } from './geometry.ts'
import { Legend } from './legend.tsx'
import palette from './palette.module.css'
import { colorOf } from './series.ts'

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
  const [pointedKey, setPointedKey] = useState<string | null>(null)
  const pointed = data.find(datum => keyOf(datum) === pointedKey) ?? null
  const captionId = useId()
  const { number } = useFormats()
  const { format = number, formatTick = format } = chart
  const geometry = geometryOf(data.map(keyOf), max(data, reach) ?? 0, { width, height }, formatTick)
  return (
    <figure
      className={`${palette.palette} ${look.stack} ${styles.chart}`}
      data-gap="8"
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
            <Areas {...chart} {...{ geometry, format, captionId }} onPoint={setPointedKey} />
            {pointed && <Values {...chart} {...{ geometry, format }} datum={pointed} />}
          </>
        )}
      </div>
      <div
        className={`${look.row} ${look.between} ${look.top} ${look.small} ${styles.foot}`}
        data-gap="4 12"
        data-answer={chart.answer !== undefined || undefined}
      >
        <Legend series={chart.series} />
        {chart.answer !== undefined && <p className={`${look.note} ${look.grow}`}>{chart.answer}</p>}
        <ChartTable {...chart} format={format} />
      </div>
    </figure>
  )
}

type ValuesProps<D> = Omit<ChartProps<D>, 'format'> & { geometry: Geometry; format: Format; datum: D }

/** The space between a datum's mark and its values. */
const GAP_PX = 12

/** The values of one datum, beside it. Hidden from screen readers, because the area's name contains them. */
function Values<D>({ series, keyOf, nameOf, geometry, format, datum }: ValuesProps<D>) {
  const { x, width } = geometry
  const left = x.left(keyOf(datum))
  // At its right, or at its left in the second half of the plot, so that the marks stay visible.
  const side =
    left + x.bandwidth / 2 < width / 2 ? { left: left + x.bandwidth + GAP_PX } : { right: width - left + GAP_PX }
  return (
    <div
      className={`${look.over} ${look.small} ${look.nowrap} ${styles.values}`}
      data-pad="8"
      style={side}
      aria-hidden="true"
    >
      <b>{nameOf(datum).full}</b>
      <dl>
        {series.map(one => (
          <div key={one.id} className={`${look.line} ${look.between}`} data-gap="16">
            <dt data-gap="4" className={`${look.flex} ${look.middle} ${look.dim}`}>
              <span className={styles.swatch} data-series={one.color} style={{ background: colorOf(one) }} />
              {one.label}
            </dt>
            <dd className={look.digits}>{format(one.value(datum))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
