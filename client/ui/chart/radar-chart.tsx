import { useId } from 'react'
import { useFormats } from '#client/i18n/formats.ts'
import look from '#client/ui/look.module.css'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'
import { ChartTable } from './chart-table.tsx'
import { Legend } from './legend.tsx'
import palette from './palette.module.css'
import { pointOn, pointsOf } from './radar-geometry.ts'
import { colorOf } from './series.ts'

type RadarProps<D> = Omit<ChartProps<D>, 'linkOf' | 'heightPx'> & {
  /** The value at the rim, equal for all charts that are compared. Higher values are drawn on the rim. */
  rim: number
}

const SIZE = { width: 340, height: 264 }
const CENTRE = { x: SIZE.width / 2, y: SIZE.height / 2 }
const RADIUS = 88
const LABEL_SHARE = 1.12
/** How far a label of two lines is moved away from the rim, up or down. */
const LABEL_SHIFT_PX = 12
const RINGS = [0.25, 0.5, 0.75, 1]

/** One axis per datum, around a centre, and one shape per series. The same numbers are in the table below. */
export function RadarChart<D>({ rim, ...chart }: RadarProps<D>) {
  const { label, data, series, keyOf, nameOf } = chart
  const captionId = useId()
  const { number } = useFormats()
  const at = (axis: number, share: number) => pointOn(axis, data.length, share, CENTRE, RADIUS)
  const ring = (share: number) => pointsOf(data.map((_, axis) => at(axis, share)))
  return (
    <figure className={`${palette.palette} ${look.stack}`} data-gap="8" aria-labelledby={captionId}>
      <figcaption id={captionId} className={look.dim}>
        {label}
      </figcaption>
      <svg
        className={`${look.block} ${look.full}`}
        style={{ maxWidth: 400, marginInline: 'auto' }}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        aria-hidden="true"
      >
        <g fill="none" stroke="var(--line)">
          {RINGS.map(share => (
            <polygon key={share} points={ring(share)} />
          ))}
          {data.map((datum, axis) => (
            <line key={keyOf(datum)} x1={CENTRE.x} y1={CENTRE.y} x2={at(axis, 1).x} y2={at(axis, 1).y} />
          ))}
        </g>
        {series.map(one => (
          <polygon
            key={one.id}
            className={styles.shape}
            data-series={one.color}
            fill={colorOf(one)}
            fillOpacity={0.22}
            stroke={colorOf(one)}
            strokeWidth={2}
            strokeLinejoin="round"
            points={pointsOf(data.map((datum, axis) => at(axis, Math.min(one.value(datum) / rim, 1))))}
          />
        ))}
        {data.map((datum, axis) => {
          const { x, y } = at(axis, LABEL_SHARE)
          const shift = ((y - CENTRE.y) / RADIUS) * LABEL_SHIFT_PX
          const values = new Set(series.map(one => number(one.value(datum))))
          const side = Math.abs(x - CENTRE.x) < 1 ? 'middle' : x > CENTRE.x ? 'start' : 'end'
          return (
            <text
              key={keyOf(datum)}
              className={look.small}
              fill="var(--text-dim)"
              textAnchor={side}
              x={x}
              y={y + shift}
            >
              <tspan>{nameOf(datum).short}</tspan>
              <tspan className={`${look.strong} ${look.digits}`} fill="var(--text)" x={x} dy="1.25em">
                {[...values].join(' / ')}
              </tspan>
            </text>
          )
        })}
      </svg>
      <div className={`${look.row} ${look.between} ${look.top} ${look.small}`} data-gap="4 12">
        <Legend series={series} />
        <ChartTable {...chart} format={number} />
      </div>
    </figure>
  )
}
