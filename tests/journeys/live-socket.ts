import type { Page } from '@playwright/test'

/**
 * Resolves when the next live socket of a page is open and receives messages. With `at`, waits for a socket of the page
 * at this path, because the previous page may also open one late, which closes with that page.
 */
export async function liveSocket(page: Page, at = ''): Promise<void> {
  let isOpen = false
  // The console logs its sockets. Playwright sees none in a browser tab, where they don't use the network.
  await page.waitForEvent('console', message => {
    if (!page.url().includes(at)) return false
    isOpen ||= message.text() === '/ws/live open'
    return isOpen && message.text().startsWith('/ws/live message')
  })
}

/**
 * Opens a page and waits for its live socket. Once that is open, the page reads everything again: what it may have missed
 * until then. A list that has failed would otherwise come back by itself.
 */
export async function openLive(page: Page, path: string): Promise<void> {
  const live = liveSocket(page, path.split('?')[0])
  await page.goto(path)
  await live
}
