import type { Page } from '@playwright/test'
import { countOpenRequests } from './network.ts'

/** So long, by the page's own clock, nothing has happened in it. */
const QUIET_MS = 1_500
const TICK_MS = 100

/**
 * Resolves once the page has been opened and is at rest without having asked the API: then nothing more will come of
 * itself. Never resolves if it has asked.
 */
export async function withoutRequest(page: Page): Promise<void> {
  let hasAsked = false
  const openRequests = countOpenRequests(page)
  page.on('request', request => {
    hasAsked ||= new URL(request.url()).pathname.startsWith('/api/')
  })
  await page.waitForEvent('load', { timeout: 0 })
  // Opened again, the page begins anew.
  let isAtRest = false
  while ((!isAtRest || openRequests() > 0) && !hasAsked && !page.isClosed())
    isAtRest = await rest(page, QUIET_MS).then(
      () => true,
      () => false,
    )
  if (hasAsked || page.isClosed()) await new Promise(() => {})
}

/** Lets so much time pass in the page, where it passes as slowly as everything else if the machine is busy. */
export const rest = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    async ([ticks, tickMs]) => {
      for (let count = 0; count < ticks; count++) await new Promise<void>(resolve => setTimeout(resolve, tickMs))
    },
    [ms / TICK_MS, TICK_MS] as const,
  )
