import { useEffect, useState } from 'react'
import type { Column } from './column.ts'
import styles from './table.module.css'

type SkeletonProps<R, V> = { columns: readonly Column<R, V>[]; pinnedCount: number; count: number }

/** A fast answer never flashes: only then the skeleton is seen. */
const HELD_BACK_MS = 150
/** Enough to give the columns their widths, for the texts are of three lengths. */
const ROWS_FOR_WIDTHS = 3

/** The shape of the rows to come. Until it is seen it has but few rows: of a page that comes up they would be half the work. */
export function SkeletonRows<R, V>({ columns, pinnedCount, count }: SkeletonProps<R, V>) {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSeen(true), HELD_BACK_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <tbody aria-hidden="true" data-skeleton="" className={isSeen ? undefined : styles.unseen}>
      {Array.from({ length: isSeen ? count : Math.min(count, ROWS_FOR_WIDTHS) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity.
        <tr key={row}>
          {columns.map((column, index) => (
            <td key={column.id} data-align={column.align} data-pinned={index < pinnedCount || undefined}>
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
