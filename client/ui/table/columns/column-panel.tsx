import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isShortcut } from '#client/shortcuts/shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import look from '#client/ui/look.module.css'
import type { Arrangement } from '#client/ui/table/arrangement.ts'
import { type Column, countPinned, type Layout, moveColumn, toggleColumn } from '#client/ui/table/column.ts'
import { formatSort } from '#client/ui/table/sort.ts'
import { ColumnMenuItem } from './column-menu-item.tsx'
import { columnMessages } from './messages.ts'

export type ColumnPanelProps<R, V> = {
  columns: readonly Column<R, V>[]
  /** The shown columns, in order. */
  shown: readonly Column<R, V>[]
  /** The ids of those for which the table is wide enough. */
  fitting: readonly string[]
  view: V
  layout: Layout
  initialLayout: Layout
  onLayoutChange: (layout: Layout) => void
  sort: string
  onSortChange?: (sort: string) => void
  /** Further options of a column, if the table's columns can be arranged. */
  toolsOf?: Arrangement['toolsOf']
}

/** The content of the column menu. */
export default function ColumnPanel<R, V>(props: ColumnPanelProps<R, V>) {
  const { columns, shown, fitting, view, layout, initialLayout, onLayoutChange, sort, onSortChange, toolsOf } = props
  const t = useMessages(columnMessages)
  const list = useRef<HTMLUListElement>(null)
  const [moved, setMoved] = useState<{ id: string; by: -1 | 1 } | null>(null)
  const shownIds = shown.map(column => column.id)
  // Pinned columns come before the others, so a column moves among its own kind.
  const border = layout.pinned ? countPinned(shown, layout) : 0
  const all = columns.map(column => column.id)
  const change = (ids: string[]) => onLayoutChange({ ...layout, columns: ids })

  useLayoutEffect(() => list.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  // The list was reordered under the pressed button, which keeps the focus.
  useLayoutEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.id}${moved.by}"]`)?.focus()
  }, [moved])

  function move(id: string, by: -1 | 1) {
    const place = shownIds.indexOf(id)
    if (border > 0 && place < border !== place + by < border) return
    change(moveColumn(shownIds, id, by))
    setMoved({ id, by })
  }
  const handleKeys = (id: string) => (event: KeyboardEvent) => {
    const isUp = isShortcut('moveUp', event)
    if (!isUp && !isShortcut('moveDown', event)) return
    event.preventDefault()
    move(id, isUp ? -1 : 1)
  }
  const ordered = [...shown, ...columns.filter(column => !shownIds.includes(column.id))]
  const movedColumn = columns.find(column => column.id === moved?.id)
  const sortable = columns.filter(column => column.sortFirst)

  return (
    <div
      className={`${look.stack} ${look.scroll}`}
      data-pad="12"
      style={{ maxHeight: 'min(600px, 70dvh)' }}
      data-gap="8"
    >
      <p className={look.note}>{t('columnsHint')}</p>
      <ul ref={list}>
        {ordered.map(column => (
          <ColumnMenuItem
            key={column.id}
            id={column.id}
            title={column.title(view)}
            place={shownIds.indexOf(column.id)}
            isLeft={shownIds.includes(column.id) && !fitting.includes(column.id)}
            isAlone={shown.length === 1}
            isFirst={[0, border].includes(shownIds.indexOf(column.id))}
            isLast={[border - 1, shown.length - 1].includes(shownIds.indexOf(column.id))}
            tools={toolsOf?.(column.id)}
            onToggle={() => change(toggleColumn(shownIds, column.id, all))}
            onMove={by => move(column.id, by)}
            onKeyDown={handleKeys(column.id)}
          />
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {movedColumn &&
          t('moved', {
            column: movedColumn.title(view),
            place: shownIds.indexOf(movedColumn.id) + 1,
            count: shown.length,
          })}
      </p>
      {!toolsOf && (
        <Checkbox
          label={t('pinFirst')}
          isChecked={layout.isFirstPinned}
          onChange={isFirstPinned => onLayoutChange({ ...layout, isFirstPinned })}
        />
      )}
      {columns.some(column => column.leavesBelow) && (
        <Checkbox
          label={t('fit')}
          isChecked={layout.isFitted ?? true}
          onChange={isFitted => onLayoutChange({ ...layout, isFitted })}
        />
      )}
      {onSortChange && sortable.length > 0 && (
        <label className={`${look.stack} ${look.medium}`} data-gap="4">
          {t('sortBy')}
          <select className={look.control} value={sort} onChange={event => onSortChange(event.currentTarget.value)}>
            {sortable.flatMap(column =>
              [false, true].map(isDescending => {
                const value = formatSort({ id: column.id, isDescending })
                return (
                  <option key={value} value={value}>
                    {t(isDescending ? 'descending' : 'ascending', { column: column.title(view) })}
                  </option>
                )
              }),
            )}
          </select>
        </label>
      )}
      <Button kind="quiet" isSmall label={t('resetColumns')} onClick={() => onLayoutChange(initialLayout)} />
    </div>
  )
}
