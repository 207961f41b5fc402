import type { Page } from '@playwright/test'

/**
 * Resolves when the next live socket of a page is open and receives messages. With `at`, waits for a socket of the page
 * at this path, because the previous page may also open one late, which closes with that page.
 */
export async function liveSocket(page: Page, at = ''): Promise<void> {
  const isOurs = (url: string) => page.url().includes(at) && url.includes('/ws/live')
  const socket = await page.waitForEvent('websocket', one => isOurs(one.url()))
  await socket.waitForEvent('framereceived')
}
