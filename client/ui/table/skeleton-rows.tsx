import type { Column } from './column.ts'
import styles from './table.module.css'

type SkeletonProps<R, V> = { columns: readonly Column<R, V>[]; isFirstPinned: boolean; count: number }

/** The shape of the rows to come; the style sheet holds it back for 150 ms, so that a fast answer never flashes. */
export function SkeletonRows<R, V>({ columns, isFirstPinned, count }: SkeletonProps<R, V>) {
  return (
    <tbody aria-hidden="true" className={styles.skeleton}>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={column.id} data-align={column.align} data-pinned={(isFirstPinned && index === 0) || undefined}>
              <span
                className={styles.bone}
                style={{ width: `${lengthOf(column.typicalLength ?? 10, row + index)}ch` }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Real texts are not all of one length. */
const lengthOf = (typical: number, seed: number) => typical * (1 - (seed % 3) * 0.12)
