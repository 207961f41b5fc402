import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { isShortcut } from '#client/shortcuts/shortcuts.ts'
import { toast } from '#client/toast/toast.ts'
import { cellAfter } from '#client/ui/table/grid/grid-keys.ts'
import { FIELDS, isEditable, textOf } from '#pages/page5/page5_03-grid-edit/cells.ts'
import { keyOf } from '#pages/page5/page5_03-grid-edit/edits/drafts.ts'
import type { Edit } from '#pages/page5/page5_03-grid-edit/edits/edit.ts'
import type { Edits } from '#pages/page5/page5_03-grid-edit/edits/use-edits.ts'
import { messages } from '#pages/page5/page5_03-grid-edit/messages.ts'
import type { Product } from '#resources/products/contract.ts'
import { boundsOf, type CellRef, placeBlock, type Range, rowOf, type Typed } from './range.ts'
import { readTsv, writeTsv } from './tsv.ts'
import type { Widths } from './use-widths.ts'

/** How many rows PageUp and PageDown skip. */
const PAGE_ROWS = 10

type Key = { key: string; shiftKey?: boolean; ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean }

/** The movement after a key that ends editing; null for other keys. */
function stepOf({ key, shiftKey }: Key): string | null {
  if (key === 'Enter') return shiftKey ? 'ArrowUp' : 'ArrowDown'
  if (key === 'Tab') return shiftKey ? 'ArrowLeft' : 'ArrowRight'
  return key === 'ArrowUp' || key === 'ArrowDown' ? key : null
}

/**
 * The keys of a spreadsheet: arrow keys move, with Shift they select; typing overwrites, Enter, F2 and a double click
 * edit, Enter and Tab commit and move on, Escape cancels. Tab from a cell that is not being edited leaves the sheet.
 */
export function useSheet(rows: readonly Product[], edits: Edits, widths: Widths, canWrite: boolean) {
  const t = useMessages(messages)
  const [range, setRange] = useState<Range | null>(null)
  /** The text being typed into the current cell; null if it is not being edited. */
  const [typing, setTyping] = useState<string | null>(null)
  // Leaving a cell commits its text, except after Escape. `base` is the text when editing began, so that concurrent
  // changes are noticed.
  const typed = useRef<{ text: string; base: string } | null>(null)
  const type = (text: string | null) => {
    const base = typed.current?.base ?? serverText(focus)
    typed.current = text === null ? null : { text, base }
    setTyping(text)
  }
  const bounds = range && boundsOf(rows, range)
  const focus = range?.focus ?? null

  const draftAt = (row: Product, column: number) =>
    edits.drafts.get(keyOf({ id: row.id, field: FIELDS[column] ?? 'sku' }))
  const serverText = (at: CellRef | null) => {
    const row = rows.find(({ id }) => id === at?.id)
    return row ? textOf(row, FIELDS[at?.column ?? 0] ?? 'sku') : ''
  }
  const shownText = (row: Product, column: number) => draftAt(row, column)?.text ?? textOf(row, FIELDS[column] ?? 'sku')

  /**
   * Submits the edited cells. A cell without a change is skipped, and what was refused in it is discarded. While a cell
   * is being saved, a change is one from the text that is being saved.
   */
  function submit(cells: readonly (Typed & { base?: string })[]) {
    const changes = cells.flatMap(({ id, field, text, ...cell }): Edit[] => {
      const row = rows.find(one => one.id === id)
      if (!row || !isEditable(field)) return []
      const { base = textOf(row, field) } = cell
      const draft = edits.drafts.get(keyOf({ id, field }))
      const saving = draft?.issue === null ? draft.text.trim() : null
      if (text.trim() !== (saving ?? base)) return [{ id, field, text, base }]
      if (saving === null) edits.drop([{ id, field }])
      return []
    })
    edits.submit(changes)
  }

  /** Begins to edit the current cell, with its text. */
  function edit() {
    const row = rows.find(({ id }) => id === focus?.id)
    const field = FIELDS[focus?.column ?? 0]
    if (row && focus && field && canWrite && isEditable(field) && typing === null) type(shownText(row, focus.column))
  }

  function commit() {
    const { current } = typed
    if (!current || !focus) return
    type(null)
    submit([{ id: focus.id, field: FIELDS[focus.column] ?? 'sku', ...current }])
  }

  function go(place: CellRef, isExtending = false) {
    commit()
    setRange(before => ({ anchor: isExtending && before ? before.anchor : place, focus: place }))
  }

  /** Moves the focus; returns whether the key leads to another cell. */
  function walk(key: Key, from: CellRef): boolean {
    const extent = { rows: rows.length, columns: FIELDS.length, page: PAGE_ROWS }
    const next = cellAfter(key, { row: rowOf(rows, from), column: from.column }, extent)
    const row = next && rows[next.row]
    if (row) go({ id: row.id, column: next.column }, key.shiftKey)
    return row !== null && row !== undefined
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // While an input method is composing, it handles the keys. The buttons of a cell have their own.
    if (!focus || isComposing(event) || event.target instanceof HTMLButtonElement) return
    const row = rows.find(({ id }) => id === focus.id)
    const field = FIELDS[focus.column]
    if (!row || !field) return
    if (typing !== null) {
      const key = stepOf(event)
      // At the edge, the text is still committed.
      if (key && walk({ key }, focus)) event.preventDefault()
      else if (event.key === 'Escape') type(null)
      return
    }
    if (event.key === 'Enter' || event.key === 'F2') {
      edit()
      return event.preventDefault()
    }
    if (event.key === 'Escape') return edits.drop([{ id: row.id, field }])
    const isUndo = isShortcut('undo', event)
    if (isUndo || isShortcut('redo', event)) {
      if (isUndo) edits.undo()
      else edits.redo()
      // The page hears these keys everywhere but in a field, and the current cell is one.
      event.stopPropagation()
      return event.preventDefault()
    }
    const isNarrower = isShortcut('narrower', event)
    if (isNarrower || isShortcut('wider', event)) {
      widths.step(field, isNarrower ? -1 : 1)
      return event.preventDefault()
    }
    if (isShortcut('selectAll', event)) {
      // The current cell stays, so that what is typed next goes where it can be seen.
      setRange({ anchor: focus, focus, isAll: true })
      return event.preventDefault()
    }
    if (walk(event, focus)) event.preventDefault()
  }

  function handleCopy(event: ClipboardEvent) {
    if (!bounds || typing !== null) return
    const block = rows
      .slice(bounds.top, bounds.bottom + 1)
      .map(row => FIELDS.slice(bounds.left, bounds.right + 1).map((_, over) => shownText(row, bounds.left + over)))
    event.clipboardData.setData('text/plain', writeTsv(block))
    event.preventDefault()
  }

  function handlePaste(event: ClipboardEvent) {
    if (!bounds || typing !== null || !canWrite) return
    event.preventDefault()
    const { typed: cells, outside } = placeBlock(rows, bounds, readTsv(event.clipboardData.getData('text/plain')))
    submit(cells)
    if (outside > 0) toast.warning(t('outside', { count: outside }), { cause: 'outside' })
  }

  return {
    range,
    bounds,
    focus,
    typing,
    type,
    edit,
    commit,
    go,
    submit,
    selected: bounds ? rows.slice(bounds.top, bounds.bottom + 1) : [],
    handlers: { onKeyDown: handleKeyDown, onCopy: handleCopy, onPaste: handlePaste },
  }
}
export type SheetState = ReturnType<typeof useSheet>
