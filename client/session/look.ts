import { useChosenKeys } from '#client/shortcuts/shortcuts.ts'
import { switchScheme } from '#client/theme/color-scheme.ts'
import { keepLook } from '#client/theme/look.ts'
import type { Look, Scheme } from '#shared/look.ts'

let isChoosing = false

/** Applies the operator's preferences. Without any, the console is as delivered, in the scheme of this browser. */
export function adoptLook(look: Look | null): void {
  keepLook(look?.css ?? '')
  useChosenKeys.setState({ keys: look?.keys ?? {}, hasCharacterKeys: look?.hasCharacterKeys ?? true })
  // The server does not know yet what was just chosen.
  if (look && !isChoosing) switchScheme(look.scheme)
}

/** Switches the colour scheme at once, and saves it. */
export async function chooseScheme(scheme: Scheme): Promise<void> {
  switchScheme(scheme)
  // What is being saved is followed by this one.
  if (isChoosing) return
  isChoosing = true
  try {
    const { saveScheme } = await import('./save-scheme.ts')
    await saveScheme()
  } finally {
    isChoosing = false
  }
}
