import type { Page } from '@playwright/test'

/**
 * Settles when the next live socket of a page stands: from then on it hears what happens. Of the page at the path `at`, if one is
 * given: the socket of the page before may come as late as this one's, and goes with its page.
 */
export async function liveSocket(page: Page, at = ''): Promise<void> {
  const isOurs = (url: string) => page.url().includes(at) && url.includes('/ws/live')
  const socket = await page.waitForEvent('websocket', one => isOurs(one.url()))
  await socket.waitForEvent('framereceived')
}
