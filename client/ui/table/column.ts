import type { ReactNode } from 'react'

/**
 * One column of a table of `R`, defined at module level. Titles and cells receive what changes at run time (texts,
 * zone, language) as the page's `view`.
 */
export type Column<R, V = unknown> = {
  id: string
  title: (view: V) => string
  /** Only screen readers read it. */
  isTitleHidden?: boolean
  cell: (row: R, view: V) => ReactNode
  /** Numbers are right-aligned, in tabular figures. */
  align?: 'start' | 'end'
  /** Makes the column sortable, and sets the first direction. */
  sortFirst?: 'asc' | 'desc'
  /** The value to compare, in a table that sorts on the client. */
  sortValue?: (row: R, view: V) => string | number | null
  /** The approximate length of the content in characters, for the skeleton. */
  typicalLength?: number
  /** Keeps the text on one line, and truncates it at this many characters. */
  maxLength?: number
  /** Leaves the table below this width, in pixels at the usual text size. What stays must tell the rows apart. */
  leavesBelow?: number
  /** On a phone, rows have two lines: the first column, and below it the columns with this mark. */
  isFact?: true
}

/** Which columns are shown, in which order, and whether the first stays in view while the others scroll. */
export type Layout = {
  columns: readonly string[]
  isFirstPinned: boolean
  /** false: columns stay although they don't fit, and the table scrolls sideways. */
  isFitted?: boolean
  /** Only for arranged columns (`arrange/`), instead of `isFirstPinned`: the pinned columns, which come first. */
  pinned?: readonly string[]
  /** Only for arranged columns: their widths in pixels. */
  widths?: Readonly<Record<string, number>>
}

export const allColumns = (columns: readonly { id: string }[]): Layout => ({
  columns: columns.map(column => column.id),
  isFirstPinned: true,
})

/**
 * The existing columns of the layout, each once, the pinned ones first. If none is left, all columns, because a table
 * without columns is useless.
 */
export function shownColumns<C extends { id: string }>(columns: readonly C[], layout: Layout): C[] {
  const named = [...new Set(layout.columns)].flatMap(id => columns.find(column => column.id === id) ?? [])
  const shown = named.length > 0 ? named : [...columns]
  const { pinned } = layout
  if (!pinned) return shown
  return [...shown.filter(({ id }) => pinned.includes(id)), ...shown.filter(({ id }) => !pinned.includes(id))]
}

/** How many of the shown columns, from the first, stay in view. */
export const countPinned = (shown: readonly { id: string }[], { pinned, isFirstPinned }: Layout): number =>
  pinned ? shown.filter(({ id }) => pinned.includes(id)).length : Number(isFirstPinned)

/**
 * Shows a column after its nearest shown predecessor in the definition, or hides it. The last column can't be hidden.
 */
export function toggleColumn(shown: readonly string[], id: string, all: readonly string[]): string[] {
  if (shown.includes(id)) return shown.length > 1 ? shown.filter(one => one !== id) : [...shown]
  const before = all.slice(0, all.indexOf(id)).findLast(one => shown.includes(one))
  const at = before === undefined ? 0 : shown.indexOf(before) + 1
  return shown.toSpliced(at, 0, id)
}

/** Moves a shown column by one step. At the ends it stays. */
export function moveColumn(shown: readonly string[], id: string, by: -1 | 1): string[] {
  const from = shown.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= shown.length) return [...shown]
  return shown.toSpliced(from, 1).toSpliced(to, 0, id)
}
