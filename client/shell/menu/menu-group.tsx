import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import { prefetchPages } from '#client/router/prefetch.ts'
import type { GroupEntry, PageEntry } from '#client/router/router.ts'
import look from '#client/ui/look.module.css'
import { menuKey } from '#shared/platform/menu-key.ts'
import { MenuItem } from './menu-item.tsx'
import { menuMessages } from './menu-messages.ts'
import styles from './side-menu.module.css'

type Props = {
  group: GroupEntry
  pages: readonly PageEntry[]
  currentPath: string
  isOpen: boolean
  /** The group's pages open in a flyout beside the menu. */
  isFlyout: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A group of pages. It opens in place, or as a flyout with the group's name if the menu shows only icons. */
export function MenuGroup({ group, pages, currentPath, isOpen, isFlyout, onOpenChange }: Props) {
  const t = useMessages(menuMessages)
  const isHovered = useRef(false)
  const { icon: Icon } = group.meta
  const panelId = `menu-${group.id}`
  useEffect(() => {
    if (isOpen) prefetchPages(pages)
  }, [isOpen, pages])
  const isCurrent = pages.some(page => page.path === currentPath)

  const handleHover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    isHovered.current = isOver
    if (isFlyout) onOpenChange(isOver)
  }

  return (
    <li onPointerEnter={handleHover(true)} onPointerLeave={handleHover(false)}>
      <button
        type="button"
        className={styles.item}
        data-menu-item
        data-holds-current={isCurrent || undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        // With the mouse over it, the flyout is already open, so a click keeps it open. (A click by keyboard has no
        // detail.)
        onClick={event => onOpenChange((isFlyout && isHovered.current && event.detail > 0) || !isOpen)}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
        <span className={styles.label}>{t(menuKey(group))}</span>
        <IconChevronDown size={16} stroke={1.7} className={styles.chevron} aria-hidden />
      </button>
      <div
        id={panelId}
        className={isFlyout ? `${look.over} ${styles.flyout}` : styles.children}
        hidden={!isOpen}
        data-menu-panel
        ref={isFlyout && isOpen ? placeBesideMenu : undefined}
      >
        {isFlyout && (
          <p className={`${look.dim} ${look.small} ${look.strong}`} data-pad="8">
            {t(menuKey(group))}
          </p>
        )}
        <ul>
          {pages.map(page => (
            <li key={page.id}>
              <MenuItem page={page} isCurrent={page.path === currentPath} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

const EDGE_PX = 8

/** Level with its button, but never below the bottom of the screen. */
function placeBesideMenu(panel: HTMLElement | null) {
  const button = panel?.previousElementSibling
  if (!panel || !button) return
  const lowest = innerHeight - panel.offsetHeight - EDGE_PX
  panel.style.top = `${Math.max(EDGE_PX, Math.min(button.getBoundingClientRect().top, lowest))}px`
}
