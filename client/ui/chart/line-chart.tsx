import { max } from 'd3-array'
import { line } from 'd3-shape'
import styles from './chart.module.css'
import { ChartFrame } from './chart.tsx'
import type { ChartProps } from './chart-props.ts'
import { colorOf } from './series.ts'

/** One line per series, with its own dash pattern as well as its colour. */
export function LineChart<D>(props: ChartProps<D>) {
  const { data, series, keyOf } = props
  return (
    <ChartFrame {...props} reach={datum => max(series, one => one.value(datum)) ?? 0}>
      {({ x, y }) =>
        series.map(one => {
          const center = (datum: D) => x.left(keyOf(datum)) + x.bandwidth / 2
          const path = line<D>(center, datum => y(one.value(datum)))([...data])
          return (
            <g key={one.id} className={styles.line} stroke={colorOf(one)} fill={colorOf(one)}>
              <path d={path ?? ''} data-series={one.color} />
              {data.map(datum => (
                <circle key={keyOf(datum)} cx={center(datum)} cy={y(one.value(datum))} r={3} />
              ))}
            </g>
          )
        })
      }
    </ChartFrame>
  )
}
