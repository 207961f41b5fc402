import type { ReactNode } from 'react'

/**
 * One column of a table of `R`, defined at module level. What changes while the page stands (texts, zone, language)
 * reaches titles and cells as the page's `view`.
 */
export type Column<R, V = unknown> = {
  id: string
  title: (view: V) => string
  cell: (row: R, view: V) => ReactNode
  /** Numbers stand at the end, in tabular figures. */
  align?: 'start' | 'end'
  /** A column sorts when this says which way first. */
  sortFirst?: 'asc' | 'desc'
  /** What a table that sorts by itself compares. */
  sortValue?: (row: R) => string | number | null
  /** Roughly how many characters wide what comes is: the skeleton has its shape. */
  typicalLength?: number
  /** Kept on one line, cut with an ellipsis at this many characters. */
  maxLength?: number
}

/** Which columns are shown, in their order, and whether the first stays in sight while the others scroll. */
export type Layout = {
  columns: readonly string[]
  isFirstPinned: boolean
  /** Of a table whose columns are arranged (`arrange/`), in the place of `isFirstPinned`: those that stay in sight, first of all. */
  pinned?: readonly string[]
  /** Of such a table: how wide these columns are, in pixels. */
  widths?: Readonly<Record<string, number>>
}

export const allColumns = (columns: readonly { id: string }[]): Layout => ({
  columns: columns.map(column => column.id),
  isFirstPinned: true,
})

/** The shown columns that exist, each once, the pinned ones first; all when none is left, for a table without columns says nothing. */
export function shownColumns<C extends { id: string }>(columns: readonly C[], layout: Layout): C[] {
  const named = [...new Set(layout.columns)].flatMap(id => columns.find(column => column.id === id) ?? [])
  const shown = named.length > 0 ? named : [...columns]
  const { pinned } = layout
  if (!pinned) return shown
  return [...shown.filter(({ id }) => pinned.includes(id)), ...shown.filter(({ id }) => !pinned.includes(id))]
}

/** How many of the shown columns, from the first on, stay in sight. */
export const countPinned = (shown: readonly { id: string }[], { pinned, isFirstPinned }: Layout): number =>
  pinned ? shown.filter(({ id }) => pinned.includes(id)).length : Number(isFirstPinned)

/** Shows a column after the nearest one that stands before it in the definition, or hides it; the last one stays. */
export function toggleColumn(shown: readonly string[], id: string, all: readonly string[]): string[] {
  if (shown.includes(id)) return shown.length > 1 ? shown.filter(one => one !== id) : [...shown]
  const before = all.slice(0, all.indexOf(id)).findLast(one => shown.includes(one))
  const at = before === undefined ? 0 : shown.indexOf(before) + 1
  return shown.toSpliced(at, 0, id)
}

/** Moves a shown column by so many places; at the end of the way it stays. */
export function moveColumn(shown: readonly string[], id: string, by: -1 | 1): string[] {
  const from = shown.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= shown.length) return [...shown]
  return shown.toSpliced(from, 1).toSpliced(to, 0, id)
}
