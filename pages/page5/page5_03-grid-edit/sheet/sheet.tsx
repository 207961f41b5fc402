import { useLayoutEffect, useMemo, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import { Edge } from '#client/ui/table/arrange/edge.tsx'
import { FIELDS, isNumber } from '#pages/page5/page5_03-grid-edit/cells.ts'
import type { Batch } from '#pages/page5/page5_03-grid-edit/edits/drafts.ts'
import type { Edits } from '#pages/page5/page5_03-grid-edit/edits/use-edits.ts'
import { messages } from '#pages/page5/page5_03-grid-edit/messages.ts'
import styles from '#pages/page5/page5_03-grid-edit/sheet.module.css'
import type { Product } from '#resources/products/contract.ts'
import type { CellRef } from './range.ts'
import { SheetRow } from './sheet-row.tsx'
import type { SheetState } from './use-sheet.ts'
import type { Widths } from './use-widths.ts'

type Props = {
  rows: readonly Product[]
  edits: Edits
  sheet: SheetState
  widths: Widths
  canWrite: boolean
  hintId: string
}

/**
 * The cells. One of them is in the tab order. It holds an input, so that typing starts at once, even with an input
 * method.
 */
export function Sheet({ rows, edits, sheet, widths, canWrite, hintId }: Props) {
  const t = useMessages(messages)
  const table = useRef<HTMLTableElement>(null)
  const { focus, bounds, typing, handlers } = sheet
  const focusRow = focus && rows.some(({ id }) => id === focus.id) ? focus : null
  const [id, column] = [focusRow?.id, focusRow?.column]
  const isTyping = typing !== null

  // The rows receive callbacks that keep their identity, so a letter renders only the row in which it is typed.
  const latest = useRef({ sheet, focus, edits })
  // Must run before the effect that moves the focus, because `onFocus` reads this ref.
  useLayoutEffect(() => {
    latest.current = { sheet, focus, edits }
  })
  const acts = useMemo(() => {
    /** The pressed button disappears, so the focus moves to its cell. */
    const goTo = (at: CellRef) => {
      latest.current.sheet.go(at)
      table.current?.querySelector<HTMLElement>(`[data-id="${at.id}"] [data-focus]`)?.focus()
    }
    return {
      // The focus may come from outside, by Tab. Focus that the sheet itself has moved changes nothing.
      onFocus: (at: CellRef) => {
        const now = latest.current
        if (at.id !== now.focus?.id || at.column !== now.focus.column) now.sheet.go(at)
      },
      onType: (text: string) => latest.current.sheet.type(text),
      onLeave: () => latest.current.sheet.commit(),
      onRetry: (at: CellRef, batch: Batch) => {
        goTo(at)
        latest.current.edits.retry(batch)
      },
      onKeep: (at: CellRef, text: string) => {
        goTo(at)
        latest.current.sheet.submit([{ id: at.id, field: FIELDS[at.column] ?? 'sku', text }])
      },
      onDrop: (at: CellRef) => {
        goTo(at)
        latest.current.edits.drop([{ id: at.id, field: FIELDS[at.column] ?? 'sku' }])
      },
    }
  }, [])
  // The current cell takes the focus with its text selected, so that typing replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another column is a different cell.
  useLayoutEffect(() => {
    if (id === undefined) return
    const cell = table.current?.querySelector<HTMLElement>('[data-focus]')
    cell?.focus()
    if (cell instanceof HTMLInputElement && !isTyping) cell.select()
  }, [id, column, isTyping])
  // Also when Undo or somebody else has changed the text of the current cell.
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows and drafts are the texts of the cells.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && table.current?.contains(activeElement) && !isTyping)
      activeElement.select()
  }, [rows, edits.drafts])

  const place = (event: { target: EventTarget }): CellRef | null => {
    const cell = event.target instanceof Element ? event.target.closest('td, th') : null
    const row = cell?.parentElement
    if (!(cell instanceof HTMLTableCellElement) || !(row instanceof HTMLTableRowElement) || !row.dataset.id) return null
    return { id: Number(row.dataset.id), column: cell.cellIndex }
  }
  return (
    <section className={`${look.grow} ${look.scroll} ${styles.scroller}`} aria-label={t('sheet')}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's grid pattern, on a table.
        role="grid"
        className={`${look.full} ${look.digits} ${styles.sheet}`}
        aria-label={t('sheet')}
        aria-describedby={hintId}
        aria-multiselectable="true"
        style={{ minWidth: widths.total }}
        {...handlers}
        onDoubleClick={event => event.target instanceof HTMLInputElement && sheet.edit()}
        onPointerDown={event => {
          const at = place(event)
          if (!at || event.button !== 0) return
          const isSame = at.id === focus?.id && at.column === focus.column
          if (isSame && isTyping) return
          // The sheet moves the focus itself, and a drag must not select text.
          if (!isSame || event.shiftKey) event.preventDefault()
          sheet.go(at, event.shiftKey)
        }}
        onPointerOver={event => {
          const at = event.buttons === 1 && event.pointerType === 'mouse' && !isTyping ? place(event) : null
          if (at && focus) sheet.go(at, true)
        }}
      >
        <colgroup>
          {FIELDS.map(field => (
            <col key={field} style={{ width: widths.lengthOf(field) }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {FIELDS.map(field => (
              <th key={field} scope="col" data-number={isNumber(field) || undefined}>
                {t(field)}
                <Edge
                  onPreview={px => widths.drag(field, px)}
                  onWidth={px => widths.resize(field, px)}
                  onReset={() => widths.resize(field, null)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <SheetRow
              key={row.id}
              row={row}
              drafts={edits.drafts}
              canWrite={canWrite}
              // Until a cell is chosen, Tab leads to the first editable cell.
              focus={focusRow ? (row.id === id ? (column ?? 0) : null) : index === 0 ? 1 : null}
              from={bounds && index >= bounds.top && index <= bounds.bottom ? bounds.left : null}
              to={bounds && index >= bounds.top && index <= bounds.bottom ? bounds.right : -1}
              typing={row.id === id ? typing : null}
              {...acts}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}
