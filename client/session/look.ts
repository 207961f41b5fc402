import { chooseKeys } from '#client/shortcuts/shortcuts.ts'
import { keepLook } from '#client/theme/look.ts'
import { switchScheme } from '#client/theme/use-scheme.ts'
import type { Look, Scheme } from '#shared/look.ts'

/** Applies the operator's preferences. Without any, the console is as delivered, in the scheme of this browser. */
export function applyLook(look: Look | null): void {
  keepLook(look?.css ?? '')
  chooseKeys({ keys: look?.keys ?? {}, hasCharacterKeys: look?.hasCharacterKeys ?? true })
  if (look) switchScheme(look.scheme)
}

let changes = 0

/** Does work that saves preferences. Until it is done, what the session carries is older than what is shown. */
export async function whileChanging<T>(work: () => Promise<T>): Promise<T> {
  changes++
  try {
    return await work()
  } finally {
    changes--
  }
}

/** Applies the preferences that the session carries. */
export function adoptLook(look: Look | null): void {
  if (changes === 0) applyLook(look)
}

/** Switches the colour scheme at once, and saves it. */
export function chooseScheme(scheme: Scheme): Promise<void> {
  switchScheme(scheme)
  return whileChanging(async () => (await import('./save-scheme.ts')).saveScheme())
}
