import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '#client/i18n/i18n.ts'
import { prefetchPages } from '#client/router/prefetch.ts'
import { groups, pages } from '#client/router/router.ts'
import { shellMessages } from '#client/shell/messages.ts'
import { hasModifier } from '#client/shortcuts/has-modifier.ts'
import look from '#client/ui/look.module.css'
import { Star } from '#client/ui/star.tsx'
import { MenuGroup } from './menu-group.tsx'
import { MenuItem } from './menu-item.tsx'
import { escapeTo, MENU_ITEM, moveInMenu } from './menu-keyboard.ts'
import styles from './side-menu.module.css'
import type { MenuMode } from './use-menu.ts'

/**
 * S-SHELL-2: the menu marks the page that the first 15 characters of the path name: `/page8/page8_01/any` → page8_01.
 */
const SELECTED_LENGTH = 15
const ungrouped = pages.filter(page => !page.group)
const grouped = groups.map(group => ({ group, pages: pages.filter(page => page.group === group) }))

type Props = {
  pathname: string
  mode: MenuMode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  foot?: ReactNode
}

/** The dark menu at the left, or over the page on an extra-small screen. */
export const SideMenu = memo(function SideMenu({ pathname, mode, isOpen, onOpenChange, foot }: Props) {
  const t = useMessages(shellMessages)
  const menu = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const currentPath = pathname.slice(0, SELECTED_LENGTH).toLowerCase()
  const currentGroup = groups.find(group => currentPath.startsWith(`/${group.id}/`))?.id ?? null
  const isDrawer = mode === 'drawer'
  const isFlyout = mode === 'collapsed'
  const [openGroup, setOpenGroup] = useState(currentGroup)
  const [flyout, setFlyout] = useState<string | null>(null)
  const [shownFor, setShownFor] = useState(currentGroup)
  if (shownFor !== currentGroup) {
    setShownFor(currentGroup)
    if (currentGroup) setOpenGroup(currentGroup)
  }

  useEffect(() => prefetchPages(ungrouped), [])

  // A press or the focus elsewhere closes the flyout, which would cover the page.
  useEffect(() => {
    if (flyout === null) return
    const listening = new AbortController()
    const leave = ({ target }: Event) => target instanceof Node && !menu.current?.contains(target) && setFlyout(null)
    for (const type of ['pointerdown', 'focusin']) addEventListener(type, leave, { signal: listening.signal })
    return () => listening.abort()
  }, [flyout])

  const setOpen = (id: string, isGroupOpen: boolean) => {
    const set = isFlyout ? setFlyout : setOpenGroup
    set(open => (isGroupOpen ? id : open === id ? null : open))
  }
  const closeDrawer = useCallback(() => {
    onOpenChange(false)
    toggle.current?.focus()
  }, [onOpenChange])
  const openDrawer = () => {
    flushSync(() => onOpenChange(true))
    menu.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }
  /** A page has been chosen, be it in the menu or in a panel that opens from it. */
  const handleClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element && target.closest('a[href]'))) return
    setFlyout(null)
    if (isDrawer) onOpenChange(false)
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isDrawer && isOpen && event.key === 'Tab') return keepInside(event)
    const item = event.target instanceof Element ? event.target.closest<HTMLElement>(MENU_ITEM) : null
    if (event.key === 'Escape') {
      // The browser closes an open panel of the menu, and only that.
      if (menu.current?.querySelector(':popover-open')) return
      const back = item && isFlyout ? escapeTo(item) : null
      setFlyout(null)
      if (isDrawer) closeDrawer()
      else if (back) back.focus()
      else if (item) escapeTo(item)?.focus()
      return
    }
    const move = item && menu.current && !hasModifier(event) ? moveInMenu(menu.current, item, event.key) : null
    if (!move) return
    event.preventDefault()
    // The group must be rendered before its first page can be focused.
    if (move.toggle) flushSync(() => move.toggle?.click())
    move.focus()?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys and clicks of the controls inside.
    <div
      className={`sky ${styles.frame}`}
      data-mode={mode}
      data-open={isOpen}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
    >
      {isDrawer && isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard.
        <div className={styles.backdrop} onClick={closeDrawer} />
      )}
      <nav id="main-menu" className={`${look.column} ${styles.menu}`} aria-label={t('menu')} ref={menu}>
        <div className={`${look.line} ${look.text} ${look.strong} ${styles.brand}`} data-below="4">
          <Star size={22} />
          <span className={styles.label}>{t('product')}</span>
        </div>
        <ul className={look.grow}>
          {ungrouped.map(page => (
            <li key={page.id}>
              <MenuItem page={page} isCurrent={page.path === currentPath} />
            </li>
          ))}
          {grouped.map(({ group, pages }) => (
            <MenuGroup
              key={group.id}
              {...{ group, pages }}
              currentPath={currentPath}
              isOpen={(isFlyout ? flyout : openGroup) === group.id}
              isFlyout={isFlyout}
              onOpenChange={isGroupOpen => setOpen(group.id, isGroupOpen)}
            />
          ))}
        </ul>
        <div className={styles.foot} data-private>
          {foot}
        </div>
        {!isDrawer && (
          <button
            type="button"
            className={styles.item}
            aria-expanded={isOpen}
            aria-controls="main-menu"
            onClick={() => onOpenChange(!isOpen)}
          >
            {isOpen ? (
              <IconLayoutSidebarLeftCollapse size={20} aria-hidden />
            ) : (
              <IconLayoutSidebarLeftExpand size={20} aria-hidden />
            )}
            <span className={styles.label}>{isOpen ? t('collapseMenu') : t('expandMenu')}</span>
          </button>
        )}
      </nav>
      {isDrawer && (
        <button
          ref={toggle}
          type="button"
          className={`${look.centered} ${styles.floating}`}
          aria-expanded={isOpen}
          aria-controls="main-menu"
          aria-label={isOpen ? t('closeMenu') : t('openMenu')}
          onClick={isOpen ? closeDrawer : openDrawer}
        >
          {isOpen ? <IconX size={24} aria-hidden /> : <IconMenu2 size={24} aria-hidden />}
        </button>
      )}
    </div>
  )
})

/** Traps the focus in the open drawer: Tab after the last control goes to the first. */
function keepInside(event: KeyboardEvent) {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')].filter(
    control => !control.closest('[hidden]'),
  )
  const edge = event.shiftKey ? controls[0] : controls.at(-1)
  if (event.target !== edge) return
  event.preventDefault()
  ;(event.shiftKey ? controls.at(-1) : controls[0])?.focus()
}
