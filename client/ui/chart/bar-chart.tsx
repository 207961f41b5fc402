import { max, sum } from 'd3-array'
import { stack } from 'd3-shape'
import styles from './chart.module.css'
import { ChartFrame } from './chart.tsx'
import type { ChartProps } from './chart-props.ts'
import { colorOf } from './series.ts'

type Props<D> = ChartProps<D> & {
  /** The bars of a datum stand side by side instead of on each other. */
  isGrouped?: boolean
}
type Bar<D> = { datum: D; from: number; to: number }

export function BarChart<D>({ isGrouped = false, ...props }: Props<D>) {
  const { series, keyOf } = props
  const layers = isGrouped ? layersBeside(props) : layersStacked(props)
  const values = (datum: D) => series.map(one => one.value(datum))
  return (
    <ChartFrame {...props} reach={datum => (isGrouped ? (max(values(datum)) ?? 0) : sum(values(datum)))}>
      {({ x, y }) =>
        series.map((one, index) => {
          const width = isGrouped ? x.bandwidth / series.length : x.bandwidth
          return (
            <g key={one.id} className={styles.bars} fill={colorOf(one)}>
              {layers[index]?.map(({ datum, from, to }) =>
                to > from ? (
                  <rect
                    key={keyOf(datum)}
                    x={x.left(keyOf(datum)) + (isGrouped ? index * width : 0)}
                    width={width}
                    y={y(to)}
                    height={Math.max(y(from) - y(to), 1)}
                  />
                ) : null,
              )}
            </g>
          )
        })
      }
    </ChartFrame>
  )
}

const layersBeside = <D,>({ data, series }: ChartProps<D>): Bar<D>[][] =>
  series.map(one => data.map(datum => ({ datum, from: 0, to: one.value(datum) })))

function layersStacked<D>({ data, series }: ChartProps<D>): Bar<D>[][] {
  const stacked = stack<unknown, D, string>()
    .keys(series.map(one => one.id))
    .value((datum, id) => series.find(one => one.id === id)?.value(datum) ?? 0)([...data])
  return stacked.map(layer => layer.flatMap(([from, to], at) => (data[at] ? [{ datum: data[at], from, to }] : [])))
}
