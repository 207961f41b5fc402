import type { Arrangement } from '#client/ui/table/arrangement.ts'
import { type Column, countPinned, type Layout, shownColumns } from '#client/ui/table/column.ts'
import styles from './arrange.module.css'
import { ColumnTools } from './column-tools.tsx'
import { Edge } from './edge.tsx'
import { clampWidth, MAX_PINNED, widthOf } from './widths.ts'

type Options<R, V> = {
  columns: readonly Column<R, V>[]
  view: V
  layout: Layout
  onLayoutChange: (layout: Layout) => void
}

/** The custom property of a column's width. A drag changes only this, so no row renders again. */
const propertyOf = (id: string) => `--width-${id}`
/** A pinned column leaves room for the others on a small screen, whatever its width on a large one. */
const lengthOf = (px: number, isPinned: boolean) => (isPinned ? `min(${px}px, 40vw)` : `${px}px`)

/** Columns that can be pinned, and resized by dragging the edge of the head or in the column menu. */
export function useArrangement<R, V>({ columns, view, layout, onLayoutChange }: Options<R, V>): Arrangement {
  const shown = shownColumns(columns, layout)
  const pinnedCount = countPinned(shown, layout)
  const isPinned = (id: string) => layout.pinned?.includes(id) ?? false
  const find = (id: string) => columns.find(column => column.id === id)
  const usual = (id: string) => {
    const { [id]: _, ...widths } = layout.widths ?? {}
    return widths
  }
  const setWidth = (id: string, px: number) =>
    onLayoutChange({ ...layout, widths: { ...layout.widths, [id]: clampWidth(px) } })
  function togglePin(id: string) {
    const { pinned = [] } = layout
    onLayoutChange({
      ...layout,
      columns: shown.map(column => column.id),
      pinned: isPinned(id) ? pinned.filter(one => one !== id) : [...pinned, id],
    })
  }
  function preview(id: string, px: number | null, edge: HTMLElement) {
    const column = find(id)
    if (!column) return
    const length = lengthOf(px ?? widthOf(column, layout), isPinned(id))
    edge.closest('section')?.style.setProperty(propertyOf(id), length)
  }

  const sumOf = (ids: readonly string[]) => `calc(0px ${ids.map(id => `+ var(${propertyOf(id)})`).join(' ')})`
  return {
    className: styles.arranged ?? '',
    styleOf: ids => ({
      ...Object.fromEntries(
        shown.map(column => [propertyOf(column.id), lengthOf(widthOf(column, layout), isPinned(column.id))]),
      ),
      ...Object.fromEntries(ids.filter(isPinned).map((_, at) => [`--pin-${at + 1}`, sumOf(ids.slice(0, at))])),
      '--pinned': sumOf(ids.filter(isPinned)),
      '--all': sumOf(ids),
    }),
    colsOf: ids => (
      <colgroup>
        {ids.map((id, at) => (
          // The last column takes the remaining width.
          <col key={id} style={at === ids.length - 1 ? undefined : { width: `var(${propertyOf(id)})` }} />
        ))}
      </colgroup>
    ),
    edgeOf: id =>
      shown.some(column => column.id === id) && (
        <Edge
          onPreview={(px, edge) => preview(id, px, edge)}
          onWidth={px => setWidth(id, px)}
          onReset={() => onLayoutChange({ ...layout, widths: usual(id) })}
        />
      ),
    toolsOf: id => {
      const column = find(id)
      return (
        column && (
          <ColumnTools
            title={column.title(view)}
            isPinned={isPinned(id)}
            mayPin={pinnedCount < MAX_PINNED}
            px={widthOf(column, layout)}
            onPin={() => togglePin(id)}
            onWidth={px => setWidth(id, px)}
          />
        )
      )
    },
  }
}
