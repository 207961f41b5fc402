import { max } from 'd3-array'
import { area, line } from 'd3-shape'
import styles from './chart.module.css'
import { ChartFrame } from './chart.tsx'
import type { ChartProps } from './chart-props.ts'
import { centreOf } from './geometry.ts'
import { colorOf } from './series.ts'

type Props<D> = ChartProps<D> & {
  /** Shades what is below the first line. */
  isShaded?: boolean
}

/** One line per series, with its own dash pattern as well as its colour. A cross-hair marks the values of a datum. */
export function LineChart<D>({ isShaded = false, ...props }: Props<D>) {
  const { data, series, keyOf } = props
  return (
    <ChartFrame {...props} reach={datum => max(series, one => one.value(datum)) ?? 0}>
      {({ x, y, ticks }, pointed) => {
        const center = (datum: D) => centreOf(x, keyOf(datum))
        // A line of one point is not visible.
        const marked = pointed ?? (data.length === 1 ? data[0] : null)
        return (
          <>
            {pointed && (
              <line
                stroke="var(--line-strong)"
                strokeDasharray="2 2"
                x1={center(pointed)}
                x2={center(pointed)}
                y1={y(ticks.at(-1) ?? 0)}
                y2={y(0)}
              />
            )}
            {series.map((one, index) => {
              const top = (datum: D) => y(one.value(datum))
              return (
                <g key={one.id} className={styles.line} stroke={colorOf(one)} strokeWidth={2} fill={colorOf(one)}>
                  {isShaded && index === 0 && (
                    <path d={area<D>(center, y(0), top)([...data]) ?? ''} stroke="none" opacity={0.1} />
                  )}
                  <path d={line<D>(center, top)([...data]) ?? ''} fill="none" data-series={one.color} />
                  {marked && <circle cx={center(marked)} cy={top(marked)} r={4} />}
                </g>
              )
            })}
          </>
        )
      }}
    </ChartFrame>
  )
}
