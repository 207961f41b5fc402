import { online } from '#client/api/connection.ts'
import { idle } from '#client/loading/idle.ts'
import type { PageEntry } from './router.ts'

/**
 * Enough parallel requests for a slow network. Of the six connections per host, two stay free for what the operator
 * asks for.
 */
const AT_ONCE = 4
const waiting: PageEntry[] = []
let isAllowed = false
let running = 0

/**
 * Loads the code of pages that the operator may open next, such as those that the menu shows, so that no click waits for it.
 * It happens in idle moments, and not before `allowPrefetching`.
 */
export function prefetchPages(pages: readonly PageEntry[]): void {
  waiting.push(...pages.filter(page => !page.Component))
  begin()
}

/** The page on the screen has all that it needs, or the server is back. */
export function allowPrefetching(): void {
  isAllowed = true
  begin()
}

function begin() {
  if (!isAllowed || isSavingData()) return
  while (running < AT_ONCE && waiting.length > 0) void loadWaiting()
}

/** Stops at a failure, because the server is probably gone; a page reports its own failure when it is opened. */
async function loadWaiting() {
  running++
  for (let page = waiting.shift(); page; page = waiting.shift()) {
    await idle()
    await online()
    const isLoaded = await page.load().then(
      () => true,
      () => false,
    )
    if (isLoaded) continue
    waiting.push(page)
    break
  }
  running--
}

/** Chromium's Network Information API, which TypeScript leaves out. */
type Line = { saveData?: boolean; effectiveType?: string; type?: string }

/** Also on a slow or a metered line. */
function isSavingData(): boolean {
  const { saveData = false, effectiveType = '4g', type } = (navigator as { connection?: Line }).connection ?? {}
  return saveData || effectiveType !== '4g' || type === 'cellular'
}
