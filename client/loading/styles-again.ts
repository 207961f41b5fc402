import { link } from './link.ts'
import { pause } from './try-twice.ts'

/** The second requests that are under way. */
const pending = new Set<Promise<void>>()

/** Resolves when no stylesheet is being requested for the second time. */
export const stylesSettled = async (): Promise<void> => void (await Promise.all(pending))

/**
 * Requests a stylesheet again if that of a lazily loaded part has failed, and the part waits for it. Vite alone would
 * give up the part, and leave out its styles at the next attempt. If the second request fails as well, the part appears
 * without its styles, and `onFail` learns why.
 */
export function requestStylesAgain(onFail: (error: unknown) => void): void {
  addEventListener('vite:preloadError', event => {
    const [, href] = /preload CSS for (\S+)/.exec(event.payload.message) ?? []
    if (!href) return
    // Vite goes on to load the module.
    event.preventDefault()
    const again = linkAgain(href)
      .catch(onFail)
      .finally(() => pending.delete(again))
    pending.add(again)
  })
}

async function linkAgain(href: string) {
  await pause()
  document.querySelector(`link[href="${href}"]`)?.remove()
  await link('stylesheet', href)
}
