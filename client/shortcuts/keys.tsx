import type { ShortcutId } from '#shared/shortcuts.ts'
import { useKeyText } from './shortcuts.ts'

/** The operator's keys of a shortcut, in running text. */
export function Keys({ of }: { of: ShortcutId }) {
  const keys = useKeyText()
  return <kbd>{keys(of)}</kbd>
}
