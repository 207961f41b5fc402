import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Page, Route } from '@playwright/test'
import { findOperations, matcherOf } from '#server/resources.ts'
import { isWrite } from '#shared/headers.ts'

// What run.ts asks of every story: the server carries out a write, its reply is lost, and the page must say
// that nobody knows whether it was done. Each kind of write is lost once, in the first story that sends it.

/** What a page says about a write without a reply: `result-unknown` of shared/problems/problem-messages.ts. */
const WORDS = /it’s unknown whether this was done|無法得知是否已經完成/
const PATIENCE_MS = 15_000
/** API Practice shows replies as they are, or their absence, and sends whatever one likes. Only what it saves is its own. */
const SENDS_ANYTHING = /\/page8\/page8_01/
const IS_SAVED = /SavedRequest$/

const writes = (await findOperations())
  .filter(({ endpoint }) => isWrite(endpoint))
  .map(({ id, endpoint }) => ({ id, matches: matcherOf(endpoint) }))

export const writeIds = writes.map(({ id }) => id)

/** Writes whose page need not say it, and why. */
export const NOT_SAID: Record<string, string> = {
  addFloorPlanStep: 'Its page keeps the steps, and sends them again by itself.',
  addLogin: 'The console sends it by itself, and again until it is answered.',
  createChannelTicket: 'A connection is tried again by itself, and the page shows its state.',
  createLiveTicket: 'A connection is tried again by itself, and the page shows its state.',
  attendClass: 'No page sends it: an account that exists joins over the API.',
  archiveMember: 'No page sends it: the list archives several at once.',
  postRoomMessage: 'Its page keeps it in the outbox, and sends it again by itself.',
  reportError: 'The console sends it by itself.',
  reportKata: 'No page sends it: the judge does.',
  restoreArea: 'No page sends it: several areas change at once.',
  restoreMember: 'No page sends it: the list restores several at once.',
  signIn: 'The form says that the server was not reached. Signing in again is safe.',
  signOut: 'It signs out on this device all the same, and says that the session may stay valid.',
  updateVisit: 'Its page keeps it in the outbox, and sends it again by itself.',
}

/**
 * Loses the first reply to each kind of write, in every window of a story. The folder keeps what has been lost, and what
 * the page then said.
 */
export async function loseReplies(context: BrowserContext, folder: string) {
  let hasLost = false
  let reading: Promise<void> = Promise.resolve()
  async function lose(route: Route) {
    const request = route.request()
    const { pathname, origin } = new URL(request.url())
    const path = pathname.slice(pathname.indexOf('/api/'))
    const write = writes.find(one => one.matches({ method: request.method(), path }))
    if (!write || write.id in NOT_SAID || request.serviceWorker() || hasLost) return route.fallback()
    const page = request.frame().page()
    if (SENDS_ANYTHING.test(page.url()) && !IS_SAVED.test(write.id)) return route.fallback()
    // A front end of one's own has its own words.
    if (new URL(page.url()).origin !== origin) return route.fallback()
    if (!isFirst(`${folder}/writes/${write.id}`)) return route.fallback()
    hasLost = true
    reading = loseReply(route, page, `${folder}/writes/${write.id}`)
    await reading
    // The rest of the story expects a reply.
    await page.close()
  }
  async function watch(one: BrowserContext) {
    await one.route('**/api/**', lose)
    // A story that goes on must not leave the page before it has been read.
    await one.route('**/*', async route => {
      if (hasLost && route.request().isNavigationRequest()) await reading
      return route.fallback()
    })
  }
  await watch(context)
  const browser = context.browser()
  browser?.on('context', watch)
  return {
    hasLost: () => hasLost,
    /** Ends when the page has been read. A story may be over before that. */
    async end() {
      browser?.off('context', watch)
      await reading
    },
  }
}

async function loseReply(route: Route, page: Page, folder: string) {
  await route.fetch()
  await route.abort('connectionreset')
  await readPage(page, folder)
}

async function readPage(page: Page, folder: string) {
  writeFileSync(`${folder}/said`, (await saysSo(page)) ? 'unknown' : await textOf(page))
  await page.screenshot({ path: `${folder}/page.png` }).catch(() => {})
}

function isFirst(folder: string): boolean {
  if (existsSync(folder)) return false
  mkdirSync(folder)
  return true
}

const saysSo = (page: Page) =>
  page
    .getByText(WORDS)
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .then(() => true)
    .catch(() => false)

const textOf = (page: Page) =>
  page
    .locator('body')
    .innerText()
    .catch(() => 'The page was closed.')
