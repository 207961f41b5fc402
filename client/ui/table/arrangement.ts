import type { CSSProperties, ReactNode } from 'react'

/**
 * What a table asks of columns that can be pinned and made wider. `arrange/use-arrangement.tsx` makes one; only pages that
 * offer it fetch that.
 */
export type Arrangement = {
  /** Of the region that scrolls, which carries the widths as custom properties. */
  className: string
  style: CSSProperties
  /** The columns' widths, as the table's `colgroup`. */
  cols: ReactNode
  /** What stands at the edge of a column's head. */
  edgeOf: (id: string) => ReactNode
  /** What the column menu offers for a column. */
  toolsOf: (id: string) => ReactNode
}
