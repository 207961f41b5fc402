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
import { useFormats } from '#client/i18n/formats.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import look from '#client/ui/look.module.css'
import { useRowRange } from '#client/ui/table/body/use-row-range.ts'
import { NewRows } from '#client/ui/table/new-rows.tsx'
import { EventRow } from './event-row.tsx'
import { indexAfter } from './keys.ts'
import styles from './long-list.module.css'
import { messages } from './messages.ts'
import { type Outline, partIndexOf } from './outline/outline.ts'
import type { EventFilter } from './search-params.ts'
import { useRowsAt } from './use-rows-at.ts'

/** All rows have the same height, so that the scroll position maps to an index. */
const ROW_PX = 36
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
  const t = useMessages(messages)
  const describe = useProblemText()
  const language = useLanguage()
  const formats = useFormats()
  const { total } = outline
  const scroller = useRef<HTMLDivElement>(null)
  const [reached, reach] = useState<number | null>(null)
  /** The row to focus once it is rendered. */
  const wanted = useRef<number | null>(null)

  const virtualizer = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    initialRect: { width: 1000, height: 600 },
    overscan: OVERSCAN,
    paddingStart: HEAD_PX,
    scrollPaddingStart: HEAD_PX,
    rangeExtractor: useRowRange(reached),
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
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const page = Math.max(1, rowsIn(scroller.current?.clientHeight ?? 0) - 1)
    const next = indexAfter(event.key, reached ?? firstInSight, total, page)
    if (next === null) return
    event.preventDefault()
    goTo(next, 'auto')
  }

  const firstInSight = Math.min(total - 1, Math.ceil((virtualizer.scrollOffset ?? 0) / ROW_PX))
  const inSight = rowsIn(virtualizer.scrollRect?.height ?? 600)
  const lastInSight = Math.min(total - 1, firstInSight + inSight - 1)
  const first = rowAt(firstInSight)
  const day = first?.at ?? outline.days[partIndexOf(outline.days, firstInSight)]?.day ?? ''
  const stop = reached !== null && reached < total ? reached : firstInSight
  return (
    <div className={`${look.column} ${look.clip} ${look.relative}`}>
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
          <Button isSmall onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      <div ref={scroller} className={styles.scroller}>
        <table
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
          <tbody style={{ height: total * ROW_PX }}>
            {items.map(({ index }) => (
              <EventRow
                key={index}
                {...{ index, t, language, formats }}
                top={HEAD_PX + index * ROW_PX}
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

const rowsIn = (heightPx: number) => Math.max(1, Math.floor((heightPx - HEAD_PX) / ROW_PX))
