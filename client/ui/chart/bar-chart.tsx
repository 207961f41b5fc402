import { sum } from 'd3-array'
import { stack } from 'd3-shape'
import styles from './chart.module.css'
import { ChartFrame, type ChartProps } from './chart.tsx'
import { colorOf } from './series.ts'

export function BarChart<D>(props: ChartProps<D>) {
  const { data, series, keyOf } = props
  const total = (datum: D) => sum(series, one => one.value(datum))
  const stacked = stack<unknown, D, string>()
    .keys(series.map(one => one.id))
    .value((datum, id) => series.find(one => one.id === id)?.value(datum) ?? 0)([...data])
  return (
    <ChartFrame {...props} reach={total}>
      {({ x, y }) =>
        stacked.map((layer, index) => {
          const one = series[index]
          return (
            one && (
              <g key={one.id} className={styles.bars} fill={colorOf(one)}>
                {layer.map(([from, to], at) => {
                  const datum = data[at]
                  return datum && to > from ? (
                    <rect
                      key={keyOf(datum)}
                      x={x.left(keyOf(datum))}
                      width={x.bandwidth}
                      y={y(to)}
                      height={Math.max(y(from) - y(to), 1)}
                      rx={2}
                    />
                  ) : null
                })}
              </g>
            )
          )
        })
      }
    </ChartFrame>
  )
}
