import type { Page } from '@playwright/test'

/** So long, by the page's own clock, nothing has happened in it. */
const QUIET_MS = 1_500
const TICK_MS = 100

/**
 * Resolves once the page has been opened and is at rest without having asked the API: then nothing more will come of
 * itself. Never resolves if it has asked.
 */
export async function withoutRequest(page: Page): Promise<void> {
  let hasAsked = false
  let openRequests = 0
  page.on('request', request => {
    openRequests++
    hasAsked ||= new URL(request.url()).pathname.startsWith('/api/')
  })
  const handleEnd = () => void openRequests--
  page.on('requestfinished', handleEnd)
  page.on('requestfailed', handleEnd)
  await page.waitForEvent('load', { timeout: 0 })
  // Opened again, the page begins anew.
  let isAtRest = false
  while ((!isAtRest || openRequests > 0) && !hasAsked && !page.isClosed())
    isAtRest = await rest(page).then(
      () => true,
      () => false,
    )
  if (hasAsked || page.isClosed()) await new Promise(() => {})
}

/** Counts the time in the page, where it passes as slowly as everything else if the machine is busy. */
const rest = (page: Page) =>
  page.evaluate(
    async ([ticks, tickMs]) => {
      for (let count = 0; count < ticks; count++) await new Promise(resolve => setTimeout(resolve, tickMs))
    },
    [QUIET_MS / TICK_MS, TICK_MS] as const,
  )
