import look from '#client/ui/look.module.css'
import styles from './chart.module.css'
import { colorOf, type Series } from './series.ts'

/** The names of the series beside their colours, in the order of a stack. A single series has its name in the label. */
export function Legend({ series }: { series: readonly Pick<Series<never>, 'id' | 'label' | 'color'>[] }) {
  if (series.length < 2) return null
  return (
    <ul className={`${look.dim} ${look.flex} ${look.grow} ${look.wrapping} ${styles.legend}`} data-gap="4 12">
      {series.map(one => (
        <li data-gap="4" className={`${look.flex} ${look.middle}`} key={one.id}>
          <span className={styles.swatch} data-series={one.color} style={{ background: colorOf(one) }} />
          {one.label}
        </li>
      ))}
    </ul>
  )
}
