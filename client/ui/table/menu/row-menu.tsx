import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useMessages } from '#client/i18n/i18n.ts'
import { MOUNT_PATH } from '#client/loading/mount.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import { WINDOW } from '#client/theme/breakpoints.ts'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { focusedElement } from '#client/ui/focus.ts'
import look from '#client/ui/look.module.css'
import { rowMenuMessages } from './messages.ts'
import type { RowAction, RowMenu } from './row-action.ts'
import styles from './row-menu.module.css'

type Props = {
  // A lazy component has no type parameters, so the caller ensures that the row belongs to the menu.
  menu: RowMenu<never, never>
  row: object
  /** The row's name. */
  name: string
  /** What it opens beside: the button, the cell, or the point that was clicked. */
  at: DOMRect
  onClose: () => void
}

/** The menu of a row, by the ARIA menu pattern. Closing it returns the focus. */
export default function OpenRowMenu({ menu, row, name, at, onClose }: Props) {
  const entries = useEntries(menu, row as never)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | SVGElement>(null)

  useLayoutEffect(() => {
    opener.current = focusedElement()
    panel.current?.showPopover()
  }, [])
  useLayoutEffect(() => {
    if (panel.current) place(panel.current, at)
    itemsIn(panel.current)[0]?.focus({ preventScroll: true })
  }, [at])
  // A popover that the browser closes itself would close when the button of a right click is released.
  useEffect(() => {
    const handlePress = ({ target }: Event) => {
      const isOwn = target instanceof Element && (panel.current?.contains(target) || target.closest('[data-row-menu]'))
      if (!isOwn) onClose()
    }
    // Not `scroll`: a list that moves by itself, or is still moving, keeps the menu.
    const away = { pointerdown: handlePress, wheel: handlePress, resize: onClose }
    const capture = { capture: true, passive: true }
    for (const [type, handle] of Object.entries(away)) addEventListener(type, handle, capture)
    return () => {
      for (const [type, handle] of Object.entries(away)) removeEventListener(type, handle, capture)
    }
  }, [onClose])

  function close() {
    opener.current?.focus({ preventScroll: true })
    onClose()
  }
  function handleKeyDown(event: KeyboardEvent) {
    // The keys of the menu mean something else to the table below.
    event.stopPropagation()
    if (event.key === 'Tab') return close()
    if (hasModifier(event)) return
    const next = event.key === 'Escape' ? close : stepOf(event.key, itemsIn(panel.current))
    if (!next) return
    event.preventDefault()
    next()
  }
  return (
    <div
      ref={panel}
      popover="manual"
      role="menu"
      aria-label={name}
      tabIndex={-1}
      className={`${look.over} ${styles.menu}`}
      onKeyDown={handleKeyDown}
      onContextMenu={event => event.preventDefault()}
    >
      {entries.map(entry => {
        const { label, isDanger, keys } = entry
        const shared = {
          role: 'menuitem',
          tabIndex: -1,
          className: `${look.entry} ${look.line} ${look.between}`,
          'data-danger': isDanger,
          'aria-keyshortcuts': keys,
          'data-keys': keys,
        }
        return 'to' in entry ? (
          <Link key={label} {...shared} to={entry.to} target={entry.isNewTab ? '_blank' : undefined} onClick={close}>
            {label}
          </Link>
        ) : (
          <button
            key={label}
            type="button"
            {...shared}
            onClick={() => {
              close()
              entry.act()
            }}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}

const itemsIn = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

/** `keys`: what does the same on the row itself. */
type Entry = Pick<RowAction, 'label' | 'isDanger'> & { keys?: string } & (
    | { act: () => void }
    | { to: string; isNewTab?: boolean }
  )
const isPossible = (action: RowAction): action is RowAction & Entry => !('to' in action && action.to === null)

function useEntries(menu: RowMenu<never, never>, row: never): Entry[] {
  const t = useMessages(rowMenuMessages)
  const { onOpen, linkOf, actionsOf } = menu
  const path = linkOf?.(row) ?? null
  const actions = (actionsOf?.(row) ?? []).filter(isPossible)
  const open = onOpen ? { act: () => onOpen(row) } : path !== null && { to: path }
  return [
    ...(open ? [{ label: t('open'), keys: 'Enter', ...open }] : []),
    ...(path === null ? [] : [{ label: t('openNew'), to: path, isNewTab: true }]),
    ...actions.filter(({ isDanger }) => !isDanger),
    ...(path === null
      ? []
      : [{ label: t('copyLink'), act: () => void copyText(location.origin + MOUNT_PATH + path, t('linkCopied')) }]),
    ...actions.filter(({ isDanger }) => isDanger),
  ]
}

/** Where a key leads to: round the menu, to its ends, or to the next entry that begins with the character. */
function stepOf(key: string, items: readonly HTMLElement[]): (() => void) | undefined {
  const from = items.findIndex(item => item.matches(':focus'))
  const after = [...items.slice(from + 1), ...items.slice(0, from + 1)]
  const target = {
    ArrowDown: after[0],
    ArrowUp: items.at(from <= 0 ? -1 : from - 1),
    Home: items[0],
    End: items.at(-1),
  }[key]
  const named = key.length === 1 && key !== ' ' ? after.find(item => startsWith(item, key)) : undefined
  const found = target ?? named
  return found && (() => found.focus())
}

const startsWith = ({ textContent }: HTMLElement, key: string) =>
  textContent.toLocaleLowerCase().startsWith(key.toLocaleLowerCase())

const MARGIN_PX = 8

/** Below and from the start of what it belongs to, or on the other side where there is no room. On a phone, a sheet. */
function place(panel: HTMLElement, at: DOMRect) {
  const isSheet = matchMedia(WINDOW.extraSmall).matches
  panel.toggleAttribute('data-sheet', isSheet)
  if (isSheet) return
  const { offsetWidth: width, offsetHeight: height } = panel
  const isWide = at.left + width + MARGIN_PX > document.documentElement.clientWidth
  const isTall = at.bottom + height + MARGIN_PX > innerHeight
  panel.style.left = `${Math.max(MARGIN_PX, isWide ? at.right - width : at.left)}px`
  panel.style.top = `${Math.max(MARGIN_PX, isTall ? at.top - height : at.bottom)}px`
}
