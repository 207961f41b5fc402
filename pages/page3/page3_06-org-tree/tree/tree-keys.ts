import { foldText } from '#shared/text/fold-text.ts'

// Works on the tree as rendered: closed branches are not in it, so all items can receive the focus.

const itemsIn = (tree: ParentNode): HTMLElement[] => [...tree.querySelectorAll<HTMLElement>('[role=treeitem]')]
export const findItem = (tree: ParentNode, key: string): HTMLElement | undefined =>
  itemsIn(tree).find(item => item.dataset.key === key)
/** Text fields are exempt from the tree's keys and drags. */
export const isInForm = (element: EventTarget | null): boolean =>
  element instanceof Element && !!element.closest('form')
export const itemOf = (element: EventTarget | null): HTMLElement | null =>
  element instanceof Element ? element.closest<HTMLElement>('[role=treeitem]') : null

// The children of an item are in the group after it.
const parentOf = (item: HTMLElement) =>
  item.parentElement?.closest<HTMLElement>('[role=group]')?.previousElementSibling as HTMLElement | null | undefined
const siblingsOf = (item: HTMLElement) => [...(item.parentElement?.children ?? [])].filter(isItem)
const isItem = (element: Element): element is HTMLElement => element.getAttribute('role') === 'treeitem'

/** What a key means on an item, after WAI-ARIA's tree pattern; undefined for other keys. */
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

/** The next item whose name begins with the typed text. Repeating a single letter cycles through the matches. */
export function matchTyped(tree: ParentNode, item: HTMLElement, typed: string): HTMLElement | undefined {
  const all = itemsIn(tree)
  const letters = foldText(typed)
  const isOneLetter = [...letters].every(letter => letter === letters[0])
  const wanted = isOneLetter ? (letters[0] ?? '') : letters
  const at = all.indexOf(item)
  // With more than one letter, the current item may still match.
  const from = isOneLetter ? at + 1 : at
  const inOrder = [...all.slice(from), ...all.slice(0, from)]
  return inOrder.find(one => foldText(one.dataset.name ?? '').startsWith(wanted))
}
