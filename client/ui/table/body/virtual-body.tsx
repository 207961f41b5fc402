import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment } from 'react'
import { type BodyProps, rowProps } from './body-props.ts'
import { Gap, ROW_PX } from './gap.tsx'
import { Row } from './row.tsx'
import { useRowRange } from './use-row-range.ts'

export function VirtualBody<R, V>(props: BodyProps<R, V>) {
  const { rows, active, scroller } = props
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: index => rows[index]?.id ?? index,
    estimateSize: () => ROW_PX,
    initialRect: { width: 1000, height: 600 },
    overscan: 8,
    rangeExtractor: useRowRange(active && active.row > 0 ? active.row - 1 : null),
  })
  const items = virtualizer.getVirtualItems()
  const end = virtualizer.getTotalSize()
  return (
    <tbody>
      {items.map((item, position) => {
        const at = rows[item.index]
        const gap = item.start - (items[position - 1]?.end ?? 0)
        return (
          at && (
            <Fragment key={item.key}>
              {gap > 0 && <Gap height={gap} />}
              <Row {...rowProps(props, item.index)} row={at.row} measure={virtualizer.measureElement} />
            </Fragment>
          )
        )
      })}
      <Gap height={end - (items.at(-1)?.end ?? 0)} />
    </tbody>
  )
}
