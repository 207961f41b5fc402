import { foldText } from '#shared/fold-text.ts'

// The tree as it stands on the screen: a closed branch is not in it, so all its items are to be walked through.

export const itemsIn = (tree: ParentNode): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
export const findItem = (tree: ParentNode, key: string): HTMLElement | undefined =>
  itemsIn(tree).find(item => item.dataset.key === key)
/** What is typed into is no part of the tree's keys and drags. */
export const isInForm = (element: EventTarget | null): boolean =>
  element instanceof Element && !!element.closest('form')
export const itemOf = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('[role=treeitem]') : null

// What is below an item is the group behind it.
const parentOf = (item: HTMLElement) =>
  item.parentElement?.closest<HTMLElement>('[role=group]')?.previousElementSibling as HTMLElement | null | undefined
const siblingsOf = (item: HTMLElement) => [...(item.parentElement?.children ?? [])].filter(isItem)
const isItem = (element: Element): element is HTMLElement => element.getAttribute('role') === 'treeitem'

/** What a key means on an item, as the tree pattern of WAI-ARIA has it; undefined for a key that is none of the tree's. */
export type Step =
  | { do: 'focus'; item: HTMLElement | undefined | null }
  | { do: 'open' | 'close'; items: HTMLElement[] }
  | { do: 'act' }

export function stepOf(tree: ParentNode, item: HTMLElement, key: string): Step | undefined {
  const expanded = item.getAttribute('aria-expanded')
  const all = itemsIn(tree)
  const at = all.indexOf(item)
  switch (key) {
    case 'ArrowDown':
      return { do: 'focus', item: all[at + 1] }
    case 'ArrowUp':
      return { do: 'focus', item: all[at - 1] }
    case 'Home':
      return { do: 'focus', item: all[0] }
    case 'End':
      return { do: 'focus', item: all.at(-1) }
    case 'ArrowRight':
      if (expanded === 'false') return { do: 'open', items: [item] }
      return { do: 'focus', item: expanded === 'true' ? all[at + 1] : null }
    case 'ArrowLeft':
      return expanded === 'true' ? { do: 'close', items: [item] } : { do: 'focus', item: parentOf(item) }
    case '*':
      return { do: 'open', items: siblingsOf(item).filter(one => one.getAttribute('aria-expanded') === 'false') }
    case 'Enter':
      return { do: 'act' }
    default:
      return undefined
  }
}

/** The next item whose name begins with what was typed; a single letter, again and again, goes from one to the next. */
export function matchTyped(tree: ParentNode, item: HTMLElement, typed: string): HTMLElement | undefined {
  const all = itemsIn(tree)
  const letters = foldText(typed)
  const isOneLetter = [...letters].every(letter => letter === letters[0])
  const wanted = isOneLetter ? (letters[0] ?? '') : letters
  const at = all.indexOf(item)
  // More letters of the same word may still mean the item itself.
  const from = isOneLetter ? at + 1 : at
  const inOrder = [...all.slice(from), ...all.slice(0, from)]
  return inOrder.find(one => foldText(one.dataset.name ?? '').startsWith(wanted))
}
