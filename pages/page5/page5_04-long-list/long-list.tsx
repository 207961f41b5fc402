import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useProblemText } from '#client/api/problem-text.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { useRowRange } from '#client/ui/table/body/use-row-range.ts'
import { TWO_LINES_BELOW, useRoom } from '#client/ui/table/columns/use-fitting-columns.tsx'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { EventRow } from './event-row.tsx'
import { indexAfter } from './keys.ts'
import styles from './long-list.module.css'
import { messages } from './messages.ts'
import { type Outline, partIndexOf } from './outline/outline.ts'
import type { EventFilter } from './search-params.ts'
import { useRowsAt } from './use-rows-at.ts'

/** All rows have the same height, so that the scroll position maps to an index. On a phone, they have two lines. */
const ROW_PX = 36
const TWO_LINES_PX = 56
const HEAD_PX = 32
const OVERSCAN = 8

/** Scrolls a row to the top, and makes it the tab stop or focuses it. */
export type ListHandle = { goTo: (index: number, isFocused: boolean) => void }

type Props = {
  outline: Outline
  filter: EventFilter
  waiting: number
  onShowWaiting: () => void
  handle: Ref<ListHandle>
}

/**
 * A list of any length. Only the rows in view are rendered and kept in memory; the scroll bar shows the full length.
 */
export function LongList({ outline, filter, waiting, onShowWaiting, handle }: Props) {
  const { t, language, formats } = useLocale(messages)
  const describe = useProblemText()
  const { total } = outline
  const scroller = useRef<HTMLDivElement>(null)
  const [reached, reach] = useState<number | null>(null)
  /** The row to focus once it is rendered. */
  const wanted = useRef<number | null>(null)

  const [ref, room] = useRoom()
  const hasTwoLines = room < TWO_LINES_BELOW
  const rowPx = hasTwoLines ? TWO_LINES_PX : ROW_PX
  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    initialRect: { width: 1000, height: 600 },
    overscan: OVERSCAN,
    paddingStart: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    rangeExtractor: useRowRange(reached),
  })
  const firstInSight = Math.min(total - 1, Math.ceil((virtualizer.scrollOffset ?? 0) / rowPx))
  // Another height of the rows: the same ones stay in sight.
  const placed = useRef({ first: 0, rowPx })
  useLayoutEffect(() => {
    if (placed.current.rowPx !== rowPx) {
      virtualizer.measure()
      virtualizer.scrollToIndex(placed.current.first, { align: 'start' })
    }
    placed.current = { first: firstInSight, rowPx }
  })
  const items = virtualizer.getVirtualItems()
  const { rowAt, error, retry } = useRowsAt(
    outline,
    filter,
    items.map(({ index }) => index),
  )

  const goTo = useCallback(
    (index: number, align: 'start' | 'auto', isFocused = true) => {
      wanted.current = isFocused ? index : null
      reach(index)
      virtualizer.scrollToIndex(index, { align })
    },
    [virtualizer],
  )
  useImperativeHandle(handle, () => ({ goTo: (index, isFocused) => goTo(index, 'start', isFocused) }), [goTo])
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`)
    if (!row) return
    wanted.current = null
    row.focus({ preventScroll: true })
  })

  function handleKeyDown(event: KeyboardEvent) {
    if (hasModifier(event)) return
    const page = Math.max(1, rowsIn(scroller.current?.clientHeight ?? 0, rowPx) - 1)
    const next = indexAfter(event.key, reached ?? firstInSight, total, page)
    if (next === null) return
    event.preventDefault()
    goTo(next, 'auto')
  }

  const inSight = rowsIn(virtualizer.scrollRect?.height ?? 600, rowPx)
  const lastInSight = Math.min(total - 1, firstInSight + inSight - 1)
  const first = rowAt(firstInSight)
  const day = first?.at ?? outline.days[partIndexOf(outline.days, firstInSight)]?.day ?? ''
  const stop = reached !== null && reached < total ? reached : firstInSight
  return (
    <div ref={ref} className={`${look.column} ${look.clip} ${look.relative}`}>
      <NewRows
        arrived={null}
        waiting={waiting > 0 ? t('waiting', { count: waiting }) : null}
        onShow={() => {
          onShowWaiting()
          goTo(0, 'start')
        }}
      />
      {error && (
        <p className={`${look.toned} ${look.row} ${styles.failed}`} data-gap="8 12" data-tone="warn" role="alert">
          {t('rowsFailed', { reason: describe(error) })}
          <Button isSmall label={t('retry')} onClick={retry} />
        </p>
      )}
      <div ref={scroller} className={`${look.grow} ${styles.scroller}`} data-two-lines={hasTwoLines || undefined}>
        <table
          className={`${look.relative} ${look.digits}`}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move along its rows.
          role="grid"
          aria-label={t('events')}
          aria-rowcount={total + 1}
          aria-readonly="true"
          onKeyDown={handleKeyDown}
        >
          <thead>
            <tr aria-rowindex={1} style={{ height: HEAD_PX }}>
              {(['when', 'what', 'about'] as const).map(column => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{ height: total * rowPx }}>
            {items.map(({ index }) => (
              <EventRow
                key={index}
                {...{ index, t, language, formats }}
                top={HEAD_PX + index * rowPx}
                event={rowAt(index)}
                isStop={index === stop}
                onFocus={reach}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className={`${look.dim} ${look.digits} ${look.ruled} ${styles.foot}`}>
        {t('position', {
          from: formats.number(firstInSight + 1),
          to: formats.number(lastInSight + 1),
          total: formats.number(total),
          day: day && formats.moment(day, 'narrowDate'),
        })}
      </p>
    </div>
  )
}

const rowsIn = (heightPx: number, rowPx: number) => Math.max(1, Math.floor((heightPx - HEAD_PX) / rowPx))
