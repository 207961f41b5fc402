import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useCallback } from 'react'
import { type BodyProps, rowProps } from './body-props.ts'
import { Row } from './row.tsx'

const ESTIMATED_ROW_PX = 41

export function VirtualBody<R, V>(props: BodyProps<R, V>) {
  const { rows, active, scroller } = props
  const activeIndex = active ? active.row - 1 : -1
  // The row with the focus stays rendered when it scrolls out of view, or the focus would be lost.
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

/** Takes the height of the rows that are not rendered. `aria-rowindex` tells screen readers about them. */
const Gap = ({ height }: { height: number }) => <tr style={{ height }} />

function withIndex(indexes: number[], index: number): number[] {
  if (index < 0 || indexes.includes(index)) return indexes
  return [...indexes, index].sort((a, b) => a - b)
}
