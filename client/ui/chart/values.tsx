import { useMessages } from '#client/i18n/i18n.ts'
import type { ChartProps } from './chart-props.ts'
import type { Format, Geometry } from './geometry.ts'
import { chartMessages } from './messages.ts'

type ValuesProps<D> = Omit<ChartProps<D>, 'format'> & { geometry: Geometry; format: Format; datum: D }

const LINE_PX = 17

/** The values of one datum, shown beside it. Hidden from screen readers, because the area's name contains them. */
export function Values<D>({ series, keyOf, nameOf, geometry, format, datum }: ValuesProps<D>) {
  const t = useMessages(chartMessages)
  const lines = [
    nameOf(datum).full,
    ...series.map(one => t('valueOf', { series: one.label, value: format(one.value(datum)) })),
  ]
  const width = Math.max(...lines.map(textPx)) + 20
  const center = geometry.x.left(keyOf(datum)) + geometry.x.bandwidth / 2
  const beside = geometry.x.bandwidth / 2 + 8
  // At its right, or at its left near the end of the plot, so that the marks stay visible.
  const right = center + beside + width <= geometry.width
  const left = right ? center + beside : Math.max(0, center - beside - width)
  return (
    <g transform={`translate(${left} 0)`}>
      <rect width={width} height={lines.length * LINE_PX + 10} rx={6} />
      {lines.map((line, at) => (
        <text key={line} x={10} y={(at + 1) * LINE_PX} fontWeight={at === 0 ? 600 : 400}>
          {line}
        </text>
      ))}
    </g>
  )
}

/** The approximate width of a text: Chinese characters are twice as wide as Latin ones. */
const textPx = (text: string) => [...text].reduce((sum, one) => sum + (one > '\u2e80' ? 12.5 : 6.9), 0)
