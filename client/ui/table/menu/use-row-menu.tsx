import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { lazyPart } from '#client/ui/lazy/lazy-part.tsx'
import type { Column } from '#client/ui/table/column.ts'
import { tableMessages } from '#client/ui/table/messages.ts'
import type { TableRow } from '#client/ui/table/table-model.ts'
import styles from './menu-column.module.css'
import type { RowMenu } from './row-action.ts'

const OpenRowMenu = lazyPart(() => import('./row-menu.tsx'))
/** Where the browser's own menu is more useful. */
const OWN_MENU = 'a[href]:not([data-row-link]), input:not([type="checkbox"]), select, textarea'
/** What does something of its own when it is clicked. */
const CONTROLS = 'a, button, label, input, select, textarea, summary, [role="menu"]'

/** The menu of a table's rows: the open one, the events that open it, and the columns with that of its buttons. */
export function useRowMenu<R extends object, V>(
  menu: RowMenu<R, V> | undefined,
  columns: readonly Column<R, V>[],
  rows: readonly TableRow<R>[],
  view: V,
  region: RefObject<HTMLElement | null>,
) {
  const [opened, setOpened] = useState<{ id: string; at: DOMRect } | null>(null)
  const isOnSelection = useRef(false)
  const lastId = useRef<string>(null)
  const column = useMenuColumn(menu)
  const close = useCallback(() => setOpened(null), [])
  const find = (id: string | null | undefined) => rows.find(row => row.id === id)?.row
  const row = find(opened?.id)
  // Should the row come back, its menu would open by itself.
  if (opened && !row) setOpened(null)

  // If an action removed the row, and the focus with it, the table gets the focus, unless grid mode has passed it on.
  useEffect(() => {
    if (lastId.current === null || find(lastId.current) || document.activeElement !== document.body) return
    lastId.current = null
    region.current?.focus({ preventScroll: true })
  })

  function open(event: SyntheticEvent, at: DOMRect) {
    const { target } = event
    if (!(target instanceof Element)) return
    const { id } = rows[Number(target.closest('tr')?.dataset.row) - 1] ?? {}
    if (id === undefined || target.closest(OWN_MENU)) return
    event.preventDefault()
    lastId.current = id
    // A second press of the button closes the menu.
    const isAgain = event.type === 'click' && opened?.id === id
    setOpened(isAgain ? null : { id, at })
  }

  /** A click anywhere on a row opens it, unless it is on another control or ends a selection of text. */
  function openClicked(event: MouseEvent) {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    if (!(target instanceof Element) || !menu?.onOpen || ctrlKey || metaKey || shiftKey || altKey) return
    if (!target.closest('[data-row-link]') && (target.closest(CONTROLS) || isSelected(target))) return
    const clicked = rows[Number(target.closest('tr')?.dataset.row) - 1]
    if (!clicked) return
    event.preventDefault()
    menu.onOpen(clicked.row)
  }
  return {
    column,
    className: [column && styles.table, menu?.onOpen && styles.opens].filter(Boolean).join(' '),
    columns: useMemo(() => (column ? [...columns, column] : columns), [columns, column]),
    panel: menu && row && opened && (
      <OpenRowMenu
        key={opened.id}
        // The menu loads later, with erased types.
        menu={menu as RowMenu<never, never>}
        name={menu.nameOf(row, view)}
        row={row}
        at={opened.at}
        onClose={close}
        onFail={close}
      />
    ),
    handlers: menu && {
      // A right click may change the selection before its menu event.
      onPointerDown: ({ target }: SyntheticEvent) => {
        isOnSelection.current = target instanceof Element && isSelected(target)
      },
      onClick: (event: MouseEvent) => {
        const button = event.target instanceof Element && event.target.closest('[data-row-menu]')
        if (button) open(event, button.getBoundingClientRect())
        else openClicked(event)
      },
      onContextMenu: (event: MouseEvent) => {
        if (!isOnSelection.current) open(event, new DOMRect(event.clientX, event.clientY))
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isMenuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
        if (isMenuKey && event.target instanceof Element) open(event, event.target.getBoundingClientRect())
      },
    },
  }
}

function isSelected(element: Element): boolean {
  const selection = getSelection()
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(element, true))
}

/** The last column of the table, with a button per row. A table without actions has none. */
function useMenuColumn<R, V>(menu: RowMenu<R, V> | undefined): Column<R, V> | null {
  const t = useMessages(tableMessages)
  const hasButton = menu?.actionsOf !== undefined
  const nameOf = menu?.nameOf
  return useMemo(
    () =>
      hasButton && nameOf
        ? {
            id: 'menu',
            title: () => t('rowActions'),
            isTitleHidden: true,
            cell: (row, view) => (
              <IconButton
                icon={IconDots}
                label={t('rowMenu', { name: nameOf(row, view) })}
                aria-haspopup="menu"
                data-row-menu=""
              />
            ),
            typicalLength: 2,
          }
        : null,
    [t, hasButton, nameOf],
  )
}
