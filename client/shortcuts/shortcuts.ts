import { useEffectEvent, useLayoutEffect } from 'react'
import { create } from 'zustand'
import { keysIn } from '#shared/objects.ts'
import { isCharacter, keysOf, type OwnKeys, SHORTCUTS, type ShortcutId, shortcutKeys } from '#shared/shortcuts.ts'
import { isWriting } from './is-writing.ts'

/** What the operator has chosen on page6_06. */
type Chosen = { keys: OwnKeys; hasCharacterKeys: boolean }
export const useChosenKeys = create<Chosen>(() => ({ keys: {}, hasCharacterKeys: true }))

/** Every session carries them, mostly the same. Only others make the whole console render again (i18n.ts). */
export function chooseKeys(chosen: Chosen): void {
  if (JSON.stringify(chosen) !== JSON.stringify(useChosenKeys.getState())) useChosenKeys.setState(chosen)
}

/** Whether a key event is this shortcut. For controls that have the focus; anything else uses `useShortcut`. */
export const isShortcut = (id: ShortcutId, event: Parameters<typeof keysOf>[0]): boolean =>
  shortcutKeys(id, useChosenKeys.getState().keys).includes(keysOf(event))

/** Held a little longer, they would open and close, or send, again and again. */
const ONCE: readonly ShortcutId[] = ['palette', 'lesson', 'send', 'sendAnyway']

/**
 * Acts on a shortcut anywhere on the page, except where one writes or in a dialog. `inFields`: there, too, because these
 * keys mean nothing to a text.
 */
export function useShortcut(id: ShortcutId, act: () => void, { inFields = false } = {}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isShortcut(id, event) || (!inFields && isWriting(event))) return
    if (isCharacter(keysOf(event)) && !useChosenKeys.getState().hasCharacterKeys) return
    event.preventDefault()
    if (!event.repeat || !ONCE.includes(id)) act()
  })
  // Before the first paint, or a busy machine shows a page that doesn't hear its shortcuts yet.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', handle)
    return () => removeEventListener('keydown', handle)
  }, [])
}

const isMac = /Mac|iP/.test(navigator.platform)
const NAMES: Record<string, string> = {
  Mod: isMac ? '⌘' : 'Ctrl',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
}

/** Keys as they are printed on a keyboard: `Ctrl Shift Z`. */
export const keyText = (keys: string): string =>
  keys
    .split(/\+(?=.)/)
    .map(name => NAMES[name] ?? name)
    .join(' ')

const firstKeys = (id: ShortcutId, own: OwnKeys) => keyText(shortcutKeys(id, own)[0] ?? '')

/** Names the keys of shortcuts in hints: `keys('palette')`. */
export function useKeyText(): (id: ShortcutId) => string {
  const own = useChosenKeys(({ keys }) => keys)
  return id => firstKeys(id, own)
}

/** The current keys of each shortcut, as texts name them: `{{keys.palette}}`. */
export const keyTexts = Object.defineProperties(
  {},
  Object.fromEntries(
    // The keys of SHORTCUTS are its own names.
    keysIn(SHORTCUTS).map(id => [id, { enumerable: true, get: () => firstKeys(id, useChosenKeys.getState().keys) }]),
  ),
)

/** The keys of a shortcut for assistive technology: `aria-keyshortcuts`. */
export const useAriaKeys = (id: ShortcutId): string =>
  useChosenKeys(({ keys }) =>
    shortcutKeys(id, keys)
      .join(' ')
      .replaceAll('Mod', isMac ? 'Meta' : 'Control'),
  )
