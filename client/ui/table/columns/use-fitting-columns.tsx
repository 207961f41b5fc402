import { type RefCallback, useCallback, useMemo, useState } from 'react'
import type { Column } from '#client/ui/table/column.ts'
import styles from './two-lines.module.css'

/** Below this width, in pixels at the usual text size, rows have two lines, if their columns say how. */
const TWO_LINES_BELOW = 440

type Fitting<R, V> = {
  ref: RefCallback<HTMLElement>
  columns: readonly Column<R, V>[]
  /** Columns leave rather than scroll sideways. */
  isFitted: boolean
  /** What the table shows, in columns or in the second line of its rows. */
  ids: readonly string[]
  hasTwoLines: boolean
}

/** Those of the columns for which the table is wide enough. Without `isFitted`, all of them. */
export function useFittingColumns<R, V>(columns: readonly Column<R, V>[], isFitted: boolean): Fitting<R, V> {
  const edges = columns.flatMap(({ leavesBelow = [] }) => leavesBelow)
  const [ref, reached] = useReachedEdge([...edges, TWO_LINES_BELOW])
  const hasTwoLines = isFitted && reached < TWO_LINES_BELOW && columns.some(({ isFact }) => isFact)
  const staying = useMemo(() => {
    if (hasTwoLines) return columns.filter(({ isFact }, place) => place === 0 || isFact)
    const fitting = columns.filter(({ leavesBelow = 0 }) => !isFitted || leavesBelow <= reached)
    return fitting.length > 0 ? fitting : columns
  }, [columns, isFitted, reached, hasTwoLines])
  const shown = useMemo(() => {
    const [first, ...facts] = staying
    return hasTwoLines && first ? [withFacts(first, facts)] : staying
  }, [staying, hasTwoLines])
  return { ref, columns: shown, isFitted: isFitted && edges.length > 0, ids: staying.map(({ id }) => id), hasTwoLines }
}

/**
 * The widest of these widths that an element has; `Infinity` while its width is unknown. It renders again only when this
 * changes, so not with every pixel.
 */
function useReachedEdge(edges: readonly number[]): [RefCallback<HTMLElement>, number] {
  // Most tables are as wide as the page, so they know their columns before they are measured.
  const [width, setWidth] = useState(() => widthOf(document.getElementById('content')))
  const reached = (px: number) =>
    px === 0 ? Number.POSITIVE_INFINITY : Math.max(0, ...edges.filter(edge => edge <= px))
  const key = edges.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the edges, which are new in each render.
  const ref = useCallback(
    (element: HTMLElement) => {
      const measure = () => {
        const now = widthOf(element)
        setWidth(before => (reached(before) === reached(now) ? before : now))
      }
      measure()
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [key],
  )
  return [ref, reached(width)]
}

/** In pixels at the usual text size, because larger text needs more room. */
function widthOf(element: HTMLElement | null): number {
  const px = element?.clientWidth ?? 0
  return px && (px * 16) / Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}

const withFacts = <R, V>(first: Column<R, V>, facts: readonly Column<R, V>[]): Column<R, V> => ({
  ...first,
  maxLength: undefined,
  cell: (row, view) => (
    <>
      <span className={styles.title}>{first.cell(row, view)}</span>
      <span className={styles.facts}>
        {facts.map(({ id, title, cell }) => (
          <span key={id}>
            <span className="visually-hidden">{title(view)} </span>
            {cell(row, view)}
          </span>
        ))}
      </span>
    </>
  ),
})
