import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type RefObject, useCallback, useSyncExternalStore } from 'react'
import type { Column } from './column.ts'
import type { Place } from './grid/grid-keys.ts'
import { Row } from './row.tsx'
import type { RowSelection } from './row-selection.tsx'

/** From here on only the rows in sight stand in the document. */
const VIRTUAL_FROM = 100
const ESTIMATED_ROW_PX = 41

type BodyProps<R, V> = {
  rows: readonly { id: string; original: R }[]
  columns: readonly Column<R, V>[]
  view: V
  /** How many columns, from the first on, stay in sight. */
  pinnedCount: number
  selection?: RowSelection<R>
  isNew?: (row: R) => boolean
  currentId?: string
  /** The cell that the grid stands on; row 0 is the head. */
  active: Place | null
  scroller: RefObject<HTMLElement | null>
}

export function Body<R, V>(props: BodyProps<R, V>) {
  const isPrinting = useSyncExternalStore(subscribeToPrint, () => isPrintingNow)
  return props.rows.length > VIRTUAL_FROM && !isPrinting ? <VirtualBody {...props} /> : <PlainBody {...props} />
}

function PlainBody<R, V>(props: BodyProps<R, V>) {
  return (
    <tbody>
      {props.rows.map((row, index) => (
        <Row key={row.id} {...rowProps(props, index)} row={row.original} />
      ))}
    </tbody>
  )
}

function VirtualBody<R, V>(props: BodyProps<R, V>) {
  const { rows, active, scroller } = props
  const activeIndex = active ? active.row - 1 : -1
  // The row with the focus stays in the document when it scrolls out of sight, or the focus would be lost.
  const rangeExtractor = useCallback(
    (range: Range) => withIndex(defaultRangeExtractor(range), activeIndex),
    [activeIndex],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: index => rows[index]?.id ?? index,
    estimateSize: () => ESTIMATED_ROW_PX,
    initialRect: { width: 1000, height: 600 },
    overscan: 8,
    rangeExtractor,
  })
  const items = virtualizer.getVirtualItems()
  const end = virtualizer.getTotalSize()
  return (
    <tbody>
      {items.map((item, at) => {
        const row = rows[item.index]
        const gap = item.start - (items[at - 1]?.end ?? 0)
        return (
          row && (
            <Fragment key={item.key}>
              {gap > 0 && <Gap height={gap} />}
              <Row {...rowProps(props, item.index)} row={row.original} measure={virtualizer.measureElement} />
            </Fragment>
          )
        )
      })}
      <Gap height={end - (items.at(-1)?.end ?? 0)} />
    </tbody>
  )
}

/** The room of rows that are not in the document; `aria-rowindex` says how many they are. */
const Gap = ({ height }: { height: number }) => <tr style={{ height }} />

function rowProps<R, V>(props: BodyProps<R, V>, index: number) {
  const { rows, columns, view, pinnedCount, selection, isNew, currentId, active } = props
  const row = rows[index]
  return {
    columns,
    view,
    pinnedCount,
    place: index + 1,
    isNew: row !== undefined && (isNew?.(row.original) ?? false),
    isSelected: row && selection?.has(row.original),
    selectLabel: row && selection?.labelOf(row.original),
    onSelect: selection?.select,
    isCurrent: row !== undefined && row.id === currentId,
    activeColumn: active?.row === index + 1 ? active.column : null,
  }
}

function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes
  return [...indexes, index].sort((a, b) => a - b)
}

// On paper there is nothing to scroll to: while printing, every row stands in the document.
let isPrintingNow = false
function subscribeToPrint(notify: () => void): () => void {
  const set = (isPrinting: boolean) => () => {
    isPrintingNow = isPrinting
    notify()
  }
  const [start, end] = [set(true), set(false)]
  addEventListener('beforeprint', start)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', start)
    removeEventListener('afterprint', end)
  }
}
