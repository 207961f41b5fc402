import { useMemo } from 'react'
import look from '#client/ui/look.module.css'
import { remInPixels, useSize } from '#client/ui/size/use-size.ts'
import type { Column } from '#client/ui/table/column.ts'
import styles from './two-lines.module.css'

/** Below this width, in pixels at the usual text size, rows have two lines, if their columns say how. */
export const TWO_LINES_BELOW = 440

/** How wide an element is, in pixels at the usual text size: larger text needs more room. */
export function useRoom() {
  const [ref, { width: measured }] = useSize()
  // Most tables are as wide as the page, so that the first rows already have the columns that stay.
  const width = measured || (document.getElementById('content')?.clientWidth ?? 0)
  return [ref, width ? (width * 16) / remInPixels() : Infinity] as const
}

/** Those of the columns for which the table is wide enough. Without `wantsFit`, all of them. */
export function useFittingColumns<R, V>(columns: readonly Column<R, V>[], wantsFit: boolean) {
  const [ref, room] = useRoom()
  const hasTwoLines = wantsFit && room < TWO_LINES_BELOW && columns.some(({ isFact }) => isFact)
  const staying = columns.filter(({ isFact, leavesBelow = 0 }, place) =>
    hasTwoLines ? place === 0 || isFact : !wantsFit || leavesBelow <= room,
  )
  const ids = staying.map(({ id }) => id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width with the same columns renders no row again.
  const shown = useMemo(() => {
    const [first, ...facts] = staying
    return hasTwoLines && first ? [withFacts(first, facts)] : staying
  }, [columns, ids.join(), hasTwoLines])
  return {
    ref,
    columns: shown,
    /** Columns leave rather than scroll sideways. */
    isFitted: wantsFit && columns.some(({ leavesBelow }) => leavesBelow),
    /** What the table shows, in columns or in the second line of its rows. */
    ids,
    hasTwoLines,
  }
}

const withFacts = <R, V>(first: Column<R, V>, facts: readonly Column<R, V>[]): Column<R, V> => ({
  ...first,
  maxLength: undefined,
  cell: (row, view) => (
    <>
      <span className={`${look.block} ${look.ellipsis}`}>{first.cell(row, view)}</span>
      <span className={`${look.flex} ${look.dim} ${look.small} ${styles.facts}`}>
        {facts.map(({ id, title, cell }) => {
          const fact = cell(row, view)
          // What a row doesn't have leaves no separator either.
          if (fact === null) return null
          return (
            <span key={id} className={look.ellipsis}>
              <span className="visually-hidden">{title(view)} </span>
              {fact}
            </span>
          )
        })}
      </span>
    </>
  ),
})
