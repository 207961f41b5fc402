/** Marks the elements that the arrow keys visit. A group's button names its panel in `aria-controls`. */
export const MENU_ITEM = '[data-menu-item]'

const itemsOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll<HTMLElement>(MENU_ITEM)].filter(item => !item.closest('[hidden]'))

const panelOf = (menu: HTMLElement, item: Element) =>
  item.hasAttribute('aria-controls') ? menu.querySelector<HTMLElement>(`#${item.getAttribute('aria-controls')}`) : null

/** The button of the group that contains an item. */
const groupButtonOf = (item: Element) =>
  item.closest('[data-menu-panel]')?.parentElement?.querySelector<HTMLElement>('[aria-controls]') ?? null

/**
 * What a key does at the focused item: up, down, Home and End go to another item, Right enters a group, Left and Escape
 * leave it. Returns the item to focus, and whether the group must open or close first; null for other keys.
 */
export function moveInMenu(
  menu: HTMLElement,
  item: HTMLElement,
  key: string,
): { focus: () => HTMLElement | null | undefined; toggle?: HTMLElement } | null {
  const items = itemsOf(menu)
  const at = items.indexOf(item)
  const panel = panelOf(menu, item)
  const isOpen = item.getAttribute('aria-expanded') === 'true'
  switch (key) {
    case 'ArrowDown':
      return { focus: () => items[(at + 1) % items.length] }
    case 'ArrowUp':
      return { focus: () => items.at(at - 1) }
    case 'Home':
      return { focus: () => items[0] }
    case 'End':
      return { focus: () => items.at(-1) }
    case 'ArrowRight':
      if (!panel) return null
      return { focus: () => panel.querySelector<HTMLElement>(MENU_ITEM), toggle: isOpen ? undefined : item }
    case 'ArrowLeft':
      if (panel) return isOpen ? { focus: () => item, toggle: item } : null
      return { focus: () => groupButtonOf(item) }
    default:
      return null
  }
}

/** The group button that Escape returns the focus to; null if the item is not in an open group. */
export const escapeTo = (item: HTMLElement): HTMLElement | null =>
  groupButtonOf(item) ?? (item.getAttribute('aria-expanded') === 'true' ? item : null)
