import type { CSSProperties, ReactNode } from 'react'

/**
 * What a table needs for columns that can be pinned and resized. `arrange/use-arrangement.tsx` creates it; only pages
 * that offer it load that code.
 */
export type Arrangement = {
  /** The class of the scrolling region, which carries the widths as custom properties. */
  className: string
  /** For these columns, the shown ones that fit. */
  styleOf: (ids: readonly string[]) => CSSProperties
  /** The table's `colgroup` with the widths of these columns. */
  colsOf: (ids: readonly string[]) => ReactNode
  edgeOf: (id: string) => ReactNode
  /** Further options of a column in the menu. */
  toolsOf: (id: string) => ReactNode
}
