import { useMessages } from '#client/i18n/i18n.ts'
import { Heads } from '#client/ui/heads.tsx'
import look from '#client/ui/look.module.css'
import styles from './chart.module.css'
import type { ChartProps } from './chart-props.ts'
import type { Format } from './geometry.ts'
import { chartMessages } from './messages.ts'

/** The same numbers as a table, collapsed by default. */
export function ChartTable<D>(props: Omit<ChartProps<D>, 'format'> & { format: Format }) {
  const { label, data, series, keyOf, nameOf, nameHeading, format } = props
  const t = useMessages(chartMessages)
  return (
    <details className={styles.numbers}>
      <summary className={`${look.dim} ${look.fit}`}>{t('asTable')}</summary>
      <table className={`${look.table} ${look.digits}`} aria-label={label}>
        <Heads titles={[nameHeading, ...series.map(one => one.label)]} />
        <tbody>
          {data.map(datum => (
            <tr key={keyOf(datum)}>
              <th scope="row">{nameOf(datum).full}</th>
              {series.map(one => (
                <td key={one.id}>{format(one.value(datum))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
