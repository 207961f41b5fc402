/**
 * Every keyboard shortcut, named once, with its default keys. Handlers, hints and the keyboard map of page6_06 refer to
 * these names, and an operator can choose other keys. `Mod` is Ctrl, or ⌘ on a Mac; a space separates alternatives. Keys
 * that a control needs by its ARIA pattern (arrow keys, Home, End, Enter, Escape) are not shortcuts.
 */
export const SHORTCUTS = {
  palette: 'Mod+K',
  lesson: '?',
  search: '/',
  undo: 'Mod+Z',
  redo: 'Mod+Shift+Z Mod+Y',
  group: 'Mod+G',
  ungroup: 'Mod+Shift+G',
  duplicate: 'Mod+D',
  selectAll: 'Mod+A',
  forward: 'Mod+]',
  backward: 'Mod+[',
  turnLeft: '[',
  turnRight: ']',
  turnLeftFine: '{',
  turnRightFine: '}',
  remove: 'Delete Backspace',
  cut: 'Mod+X',
  paste: 'Mod+V',
  rename: 'F2',
  create: 'Insert',
  moveUp: 'Alt+ArrowUp',
  moveDown: 'Alt+ArrowDown',
  send: 'Mod+Enter',
  sendAnyway: 'Mod+Shift+Enter',
  previous: 'Alt+PageUp',
  next: 'Alt+PageDown',
  narrower: 'Alt+Shift+ArrowLeft',
  wider: 'Alt+Shift+ArrowRight',
} as const satisfies Record<string, string>

export type ShortcutId = keyof typeof SHORTCUTS

/** Keys that an operator has chosen instead of the default ones. */
export type OwnKeys = { readonly [K in ShortcutId]?: string | undefined }

/** The keys of a shortcut: the operator's own, or the default ones. */
export const shortcutKeys = (id: ShortcutId, own: OwnKeys): string[] => (own[id] ?? SHORTCUTS[id]).split(' ')

type Pressed = { key: string; code: string } & Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>

/** The keys of an event as text: `Mod+Shift+Z`, `Alt+PageUp`, `?`. Shift counts only if it does not change the character. */
export function keysOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  // With Alt, a Mac types another character.
  const [, letter] = /^Key([A-Z])$/.exec(altKey ? code : '') ?? []
  const name = letter ?? (key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key)
  const isShifted = shiftKey && (name.length > 1 || /\p{L}/u.test(name))
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', isShifted && 'Shift', name].filter(Boolean).join('+')
}

/** A single character without a modifier, which speech input and a slip of the hand can trigger (WCAG 2.1.4). */
export const isCharacter = (keys: string): boolean => [...keys].length === 1
