import look from '#client/ui/look.module.css'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'
import type { Format, Geometry } from './geometry.ts'
import { colorOf } from './series.ts'

type ValuesProps<D> = Omit<ChartProps<D>, 'format'> & { geometry: Geometry; format: Format; datum: D }

/** The space between a datum's mark and its values. */
const GAP_PX = 12

/** The values of one datum, beside it. Hidden from screen readers, because the area's name contains them. */
export function Values<D>({ series, keyOf, nameOf, geometry, format, datum }: ValuesProps<D>) {
  const { x, width } = geometry
  const left = x.left(keyOf(datum))
  // At its right, or at its left in the second half of the plot, so that the marks stay visible.
  const side =
    left + x.bandwidth / 2 < width / 2 ? { left: left + x.bandwidth + GAP_PX } : { right: width - left + GAP_PX }
  return (
    <div className={`${look.surface} ${look.small} ${look.nowrap} ${styles.values}`} style={side} aria-hidden="true">
      <b>{nameOf(datum).full}</b>
      <dl>
        {series.map(one => (
          <div key={one.id}>
            <dt data-gap="6" className={`${look.flex} ${look.middle} ${look.dim}`}>
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
