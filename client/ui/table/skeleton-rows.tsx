import { useEffect, useState } from 'react'
import { usePlaceholder } from '#client/ui/states/loading.ts'
import type { Column } from './column.ts'
import styles from './skeleton-rows.module.css'

type SkeletonProps<R, V> = { columns: readonly Column<R, V>[]; pinnedCount: number; count: number }

/** The delay before the skeleton appears, so that a fast response never flashes. */
const HELD_BACK_MS = 150
/** Enough to set the column widths, because the texts have three lengths. */
const ROWS_FOR_WIDTHS = 3

/**
 * Placeholders for the rows. Until the skeleton is visible it has only a few rows, because rendering them all would be
 * half the work of a new page.
 */
export function SkeletonRows<R, V>({ columns, pinnedCount, count }: SkeletonProps<R, V>) {
  usePlaceholder()
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

/** Real texts differ in length. */
const lengthOf = (typical: number, seed: number) => typical * (1 - (seed % 3) * 0.12)
